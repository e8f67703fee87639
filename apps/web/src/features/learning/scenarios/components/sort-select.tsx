import { useTranslation } from '../../../../i18n/translation.ts';
import { Options } from '../../../../ui/field/options.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { sorts } from '../scenario-list.rules.ts';
import type { FilterProps } from './filter-fields.tsx';

export function SortSelect({ filters, onChange }: FilterProps) {
  const { t } = useTranslation('learning/scenarios');
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm">
      <span className="text-muted max-sm:sr-only">{t('filter.sort')}</span>
      <Select
        className="min-w-0"
        value={filters.sort}
        onChange={(event) =>
          onChange({ ...filters, sort: sorts.find((sort) => sort === event.target.value) ?? filters.sort })
        }
      >
        <Options values={sorts} nameOf={(sort) => t(`filter.sorts.${sort}`)} />
      </Select>
    </label>
  );
}
