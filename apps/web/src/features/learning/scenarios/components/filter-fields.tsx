import { careerPaths, difficulties } from '@rounds/contract/common.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import type { Filters } from '../pathway-filters.rules.ts';
import { learningStates } from '../scenario-list.rules.ts';

export interface FilterProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Career path, difficulty and status. */
export function FilterFields({ filters, onChange }: FilterProps) {
  const { t } = useTranslation('learning/scenarios');
  const { t: common } = useTranslation('app/common');
  return (
    <>
      <Field label={t('filter.careerPath')}>
        <Choice
          value={filters.careerPath}
          values={careerPaths}
          all={t('filter.allCareerPaths')}
          nameOf={(path) => common(`careerPath.${path}`)}
          onChoose={(careerPath) => onChange({ ...filters, careerPath })}
        />
      </Field>
      <Field label={t('filter.difficulty')}>
        <Choice
          value={filters.difficulty}
          values={difficulties}
          all={t('filter.allDifficulties')}
          nameOf={(level) => common(`difficulty.${level}`)}
          onChoose={(difficulty) => onChange({ ...filters, difficulty })}
        />
      </Field>
      <Field label={t('filter.state')}>
        <Choice
          value={filters.state}
          values={learningStates}
          all={t('filter.allStates')}
          nameOf={(state) => t(`filter.states.${state}`)}
          onChoose={(state) => onChange({ ...filters, state })}
        />
      </Field>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly value: Value | undefined;
  readonly values: readonly Value[];
  /** What stands for no choice. */
  readonly all: string;
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value | undefined) => void;
}

function Choice<Value extends string>({ value, values, all, nameOf, onChoose }: ChoiceProps<Value>) {
  return (
    <Select
      value={value ?? ''}
      onChange={(event) => onChoose(values.find((each) => each === event.target.value))}
    >
      <option value="">{all}</option>
      {values.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </Select>
  );
}
