import type { CareerPath, Difficulty } from '@rounds/contract/common';
import { careerPaths, difficulties } from '@rounds/contract/common.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { SearchInput } from '../../../../ui/field/search-input.tsx';

export interface Filters {
  readonly search: string;
  readonly careerPath: CareerPath | undefined;
  readonly difficulty: Difficulty | undefined;
}

export const noFilters: Filters = { search: '', careerPath: undefined, difficulty: undefined };

export interface FilterCardProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export function FilterCard({ filters, onChange }: FilterCardProps) {
  const { t } = useTranslation('learning/scenarios');
  const { t: common } = useTranslation('app/common');
  const { search, careerPath, difficulty } = filters;
  return (
    <Card role="search" aria-labelledby="filter-title">
      <CardHeader>
        <CardTitle id="filter-title">{t('filter.title')}</CardTitle>
        <Button variant="secondary" size="sm" onClick={() => onChange(noFilters)}>
          {t('filter.clear')}
        </Button>
      </CardHeader>
      <CardBody className="grid items-end gap-4 pt-3! sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <Field label={t('filter.search')} className="sm:max-lg:col-span-2">
          <SearchInput
            placeholder={t('filter.searchPlaceholder')}
            value={search}
            onChange={(event) => onChange({ ...filters, search: event.target.value })}
          />
        </Field>
        <Field label={t('filter.careerPath')}>
          <Select
            value={careerPath ?? ''}
            onChange={(event) =>
              onChange({ ...filters, careerPath: careerPaths.find((path) => path === event.target.value) })
            }
          >
            <option value="">{t('filter.allCareerPaths')}</option>
            {careerPaths.map((path) => (
              <option key={path} value={path}>
                {common(`careerPath.${path}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('filter.difficulty')}>
          <Select
            value={difficulty ?? ''}
            onChange={(event) =>
              onChange({ ...filters, difficulty: difficulties.find((level) => level === event.target.value) })
            }
          >
            <option value="">{t('filter.allDifficulties')}</option>
            {difficulties.map((level) => (
              <option key={level} value={level}>
                {common(`difficulty.${level}`)}
              </option>
            ))}
          </Select>
        </Field>
      </CardBody>
    </Card>
  );
}
