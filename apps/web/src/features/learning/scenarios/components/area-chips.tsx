import { X } from 'lucide-react';
import type { ClinicalArea } from '@rounds/contract/learning/scenarios.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Chip, Chips } from '../../../../ui/chips/chips.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import { useAreaName } from '../area-name.ts';
import type { AreaCount } from '../scenario-list.rules.ts';
import type { FilterProps } from './filter-fields.tsx';

export interface AreaChipsProps extends FilterProps {
  readonly areas: readonly AreaCount[];
  /** Shows what is set in the closed filter sheet; a press removes it. */
  readonly withFilters: boolean;
}

/** The clinical areas to choose from, any number of them. */
export function AreaChips({ areas, filters, onChange, withFilters }: AreaChipsProps) {
  const { t } = useTranslation('learning/scenarios');
  const nameOf = useAreaName();
  const chosen = filters.areas;
  const toggle = (area: ClinicalArea) =>
    onChange({
      ...filters,
      areas: chosen.includes(area) ? chosen.filter((each) => each !== area) : [...chosen, area],
    });
  return (
    <Chips label={t('filter.areas')} className="-mx-1">
      {withFilters && <SetFilters filters={filters} onChange={onChange} />}
      <Chip aria-pressed={chosen.length === 0} onClick={() => onChange({ ...filters, areas: [] })}>
        {t('filter.allAreas')}
      </Chip>
      {areas.map(({ area, count }) => (
        <Chip key={area} aria-pressed={chosen.includes(area)} onClick={() => toggle(area)}>
          {nameOf(area)}
          <span aria-hidden="true" className="figures font-normal text-muted">
            {count}
          </span>
          <VisuallyHidden>{t('filter.found', { count })}</VisuallyHidden>
        </Chip>
      ))}
    </Chips>
  );
}

function SetFilters({ filters, onChange }: FilterProps) {
  const { t } = useTranslation('learning/scenarios');
  const { t: common } = useTranslation('app/common');
  const { careerPath, difficulty, state } = filters;
  const set = [
    careerPath && { name: common(`careerPath.${careerPath}`), without: { careerPath: undefined } },
    difficulty && { name: common(`difficulty.${difficulty}`), without: { difficulty: undefined } },
    state && { name: t(`filter.states.${state}`), without: { state: undefined } },
  ];
  return set.map(
    (each) =>
      each && (
        <Chip
          key={each.name}
          aria-label={t('filter.remove', { name: each.name })}
          onClick={() => onChange({ ...filters, ...each.without })}
          className="bg-sunken!"
        >
          {each.name}
          <X size={16} aria-hidden="true" />
        </Chip>
      ),
  );
}
