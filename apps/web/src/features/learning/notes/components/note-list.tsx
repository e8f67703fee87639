import { useState } from 'react';
import { Check } from 'lucide-react';
import type { NotePlace } from '@rounds/contract/learning/notes.search';
import { useDebounced } from '../../../../browser/use-debounced.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { NextPageButton } from '../../../../ui/button/next-page-button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { SearchInput } from '../../../../ui/field/search-input.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useNotes } from '../api/notes.ts';
import { useNoteSearch } from '../api/search.ts';
import { FoundNotes } from './found-notes.tsx';

export interface NoteListProps {
  readonly selected: number | null;
  readonly onSelect: (id: number, place: NotePlace | null) => void;
  readonly onUpload: () => void;
}

/** The learner's notes, to search and select from. */
export function NoteList({ selected, onSelect, onUpload }: NoteListProps) {
  const { t } = useTranslation('learning/notes');
  const { date } = useFormat();
  const [words, setWords] = useState('');
  const q = useDebounced(words.trim(), 250);
  const found = useNotes('');
  const search = useNoteSearch(q);
  const hits = q === '' ? undefined : search.data;
  const notes = found.data?.pages.flatMap(({ rows }) => rows);
  if (notes?.length === 0) {
    return (
      <section className="rounded-card border bg-raised">
        <EmptyState title={t('list.empty')} action={<Button onClick={onUpload}>{t('upload.submit')}</Button>}>
          {t('list.emptyText')}
        </EmptyState>
      </section>
    );
  }
  return (
    <section
      aria-labelledby="notes-title"
      aria-busy={found.isFetching || search.isFetching}
      className="grid gap-3"
    >
      <h2 id="notes-title" tabIndex={-1} className="scroll-mt-24 text-lg outline-none">
        {t('list.title')}
      </h2>
      <SearchInput
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        value={words}
        maxLength={100}
        onText={setWords}
      />
      <p role="status" className="sr-only">
        {(q === '' ? notes : hits) ? t('list.shown', { count: (hits ?? notes)?.length ?? 0 }) : t('loading')}
      </p>
      {found.isError && <FailedNotice onRetry={() => void found.refetch()}>{t('list.failed')}</FailedNotice>}
      {!notes && !found.isError && [0, 1, 2].map((row) => <Skeleton key={row} className="h-16" />)}
      {q !== '' && search.isError && (
        <FailedNotice onRetry={() => void search.refetch()}>{t('list.failed')}</FailedNotice>
      )}
      {q !== '' && search.isPending && [0, 1, 2].map((row) => <Skeleton key={row} className="h-24" />)}
      {hits?.length === 0 && <p className="text-muted">{t('list.nothingFound')}</p>}
      {hits && hits.length > 0 && <FoundNotes notes={hits} selected={selected} onSelect={onSelect} />}
      {q === '' && notes && (
        <ul className="-mx-1 grid gap-2 p-1 lg:max-h-[32rem] lg:overflow-y-auto">
          {notes.map(({ id, title, noteType, createdAt, analyzedAt }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === selected ? 'true' : undefined}
                onClick={() => onSelect(id, null)}
                className={cx(
                  'grid min-h-14 w-full gap-0.5 rounded-control border bg-raised px-3 py-2 text-start hover:bg-hover',
                  id === selected && 'border-accent bg-accent-soft',
                )}
              >
                <span dir="auto" className="text-around font-semibold wrap-anywhere">
                  {title}
                </span>
                <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
                  <span>{t(`noteType.${noteType}`)}</span>
                  <span>{date(createdAt)}</span>
                  {analyzedAt !== null && (
                    <span className="inline-flex items-center gap-1">
                      <Check size={14} aria-hidden="true" />
                      {t('list.analyzed')}
                    </span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {q === '' && <NextPageButton list={found}>{t('more')}</NextPageButton>}
    </section>
  );
}
