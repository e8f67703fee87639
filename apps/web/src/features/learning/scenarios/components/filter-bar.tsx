import { useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { SearchInput } from '../../../../ui/field/search-input.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import { clearFilters, countSet } from '../pathway-filters.rules.ts';
import { FilterFields, type FilterProps } from './filter-fields.tsx';

export interface FilterBarProps extends FilterProps {
  /** How many scenarios match; undefined while they load. */
  readonly found: number | undefined;
}

/** The phone's form of the filter card: the search in one row with a button for the other filters. */
export function FilterBar({ filters, onChange, found }: FilterBarProps) {
  const { t } = useTranslation('learning/scenarios');
  const ownPath = useSession().user?.careerPath ?? undefined;
  const [open, setOpen] = useState(false);
  const set = countSet(filters, ownPath);
  return (
    <div role="search" aria-label={t('filter.title')} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <SearchInput
        aria-label={t('filter.search')}
        placeholder={t('filter.searchPlaceholder')}
        value={filters.search}
        onText={(text) => onChange({ ...filters, search: text })}
      />
      <Button variant="secondary" className="px-3!" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={18} aria-hidden="true" />
        <span className="max-[21.5rem]:sr-only">{t('filter.open')}</span>
        {set > 0 && (
          <>
            <span
              aria-hidden="true"
              className="figures grid size-5 place-items-center rounded-full bg-accent text-xs text-on-accent"
            >
              {set}
            </span>
            <VisuallyHidden>{t('filter.set', { count: set })}</VisuallyHidden>
          </>
        )}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('filter.title')}
        footer={
          <>
            <Button variant="secondary" onClick={() => onChange(clearFilters(filters, ownPath))}>
              {t('filter.clear')}
            </Button>
            <Button onClick={() => setOpen(false)}>
              {found === undefined ? t('filter.show') : t('filter.showFound', { count: found })}
            </Button>
          </>
        }
      >
        <FilterFields filters={filters} onChange={onChange} />
      </Dialog>
    </div>
  );
}
