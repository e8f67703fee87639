import { Options } from './options.tsx';
import { Select } from './select.tsx';

export interface FilterSelectProps<Value extends string> {
  readonly value: Value | null | undefined;
  readonly values: readonly Value[];
  /** What stands for no filter, at the top. */
  readonly all: string;
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value | undefined) => void;
}

/** Narrows a list to one of some values, or to none in particular. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { value, values, all, nameOf, onChoose } = props;
  return (
    <Select
      value={value ?? ''}
      onChange={({ target }) => onChoose(values.find((each) => each === target.value))}
    >
      <option value="">{all}</option>
      <Options values={values} nameOf={(each) => nameOf(each)} />
    </Select>
  );
}
