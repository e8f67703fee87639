import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { SearchInput } from '../../../../ui/field/search-input.tsx';
import { clearFilters } from '../pathway-filters.rules.ts';
import { FilterFields, type FilterProps } from './filter-fields.tsx';

/** All filters side by side, where there is room. */
export function FilterCard({ filters, onChange }: FilterProps) {
  const { t } = useTranslation('learning/scenarios');
  const ownPath = useSession().user?.careerPath ?? undefined;
  return (
    <Card role="search" aria-labelledby="filter-title">
      <CardHeader>
        <CardTitle id="filter-title">{t('filter.title')}</CardTitle>
        <Button variant="secondary" size="sm" onClick={() => onChange(clearFilters(filters, ownPath))}>
          {t('filter.clear')}
        </Button>
      </CardHeader>
      <CardBody className="grid grid-cols-[2fr_1fr_1fr_1fr] items-end gap-4 pt-3!">
        <Field label={t('filter.search')}>
          <SearchInput
            placeholder={t('filter.searchPlaceholder')}
            value={filters.search}
            onText={(text) => onChange({ ...filters, search: text })}
          />
        </Field>
        <FilterFields filters={filters} onChange={onChange} />
      </CardBody>
    </Card>
  );
}
