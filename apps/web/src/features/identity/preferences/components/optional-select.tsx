import { useTranslation } from '../../../../i18n/translation.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { Select } from '../../../../ui/field/select.tsx';

export interface OptionalSelectProps<Value extends string> {
  readonly label: string;
  readonly help?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

/** A select with an option for none. */
export function OptionalSelect<Value extends string>({
  label,
  help,
  options,
  value,
  onChange,
}: OptionalSelectProps<Value>) {
  const { t } = useTranslation('identity/preferences');
  return (
    <Field label={label} help={help}>
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find((one) => one.value === target.value)?.value ?? null)}
      >
        <option value="">{t('none')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
