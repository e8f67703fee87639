import { careerPaths, difficulties } from '@rounds/contract/common.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { FilterSelect } from '../../../../ui/field/filter-select.tsx';
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
        <FilterSelect
          value={filters.careerPath}
          values={careerPaths}
          all={t('filter.allCareerPaths')}
          nameOf={(path) => common(`careerPath.${path}`)}
          onChoose={(careerPath) => onChange({ ...filters, careerPath })}
        />
      </Field>
      <Field label={t('filter.difficulty')}>
        <FilterSelect
          value={filters.difficulty}
          values={difficulties}
          all={t('filter.allDifficulties')}
          nameOf={(level) => common(`difficulty.${level}`)}
          onChoose={(difficulty) => onChange({ ...filters, difficulty })}
        />
      </Field>
      <Field label={t('filter.state')}>
        <FilterSelect
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
