import { careerPaths } from '@rounds/contract/common.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { FilterSelect } from '../../../../ui/field/filter-select.tsx';
import { SearchInput } from '../../../../ui/field/search-input.tsx';
import type { GroupFilter } from '../api/list-study-groups.ts';

export interface GroupFiltersProps {
  readonly filter: GroupFilter;
  readonly onChange: (filter: GroupFilter) => void;
}

export function GroupFilters({ filter, onChange }: GroupFiltersProps) {
  const { t } = useTranslation('community/study-groups');
  const { t: common } = useTranslation('app/common');
  return (
    <div
      role="search"
      aria-label={t('find.label')}
      className="grid gap-3 max-md:[&_label]:sr-only sm:grid-cols-[2fr_1fr]"
    >
      <Field label={t('find.search')} className="max-md:gap-0">
        <SearchInput
          maxLength={200}
          placeholder={t('find.searchPlaceholder')}
          value={filter.search}
          onText={(text) => onChange({ ...filter, search: text })}
        />
      </Field>
      <Field label={t('find.careerPath')} className="max-md:gap-0">
        <FilterSelect
          value={filter.careerPath}
          values={careerPaths}
          all={t('find.allCareerPaths')}
          nameOf={(path) => common(`careerPath.${path}`)}
          onChoose={(careerPath) => onChange({ ...filter, careerPath })}
        />
      </Field>
    </div>
  );
}
