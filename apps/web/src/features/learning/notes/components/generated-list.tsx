import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { NoteItem, NoteScenario, NoteTest } from '@rounds/contract/learning/notes.generated';
import { clockOf } from '../../../../format/clock.rules.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { NextPageButton, type MorePages } from '../../../../ui/button/next-page-button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import type { Kind } from '../api/attempts.ts';
import { useNote, useNotes } from '../api/notes.ts';
import { useReasonOfShortfall } from '../use-shortfall.ts';
import { useFocusAfterDeletion } from '../use-focus-after-deletion.ts';
import { DeleteThing, type DeleteThingProps } from './delete-thing.tsx';
import { hasBothWriters } from '../writers.rules.ts';
import { keptScenario, readBegun } from '../use-kept-attempt.ts';
import { ItemList } from './item-list.tsx';

export interface GeneratedTabProps {
  /** The note whose own are shown; null for those from all notes. */
  readonly noteId: number | null;
  readonly onAll: () => void;
  /** Whether something was just generated: the list, with it on top, takes the focus. */
  readonly takesFocus: boolean;
  readonly onAnalyze: () => void;
  readonly onUpload: () => void;
  /** Renders a row's export menu. */
  readonly exporting: (row: { readonly id: number; readonly title: string }) => ReactNode;
}

export interface GeneratedListProps<Row> extends GeneratedTabProps, Pick<DeleteThingProps, 'remove'> {
  readonly kind: Kind;
  readonly found: MorePages & {
    readonly isError: boolean;
    readonly data: { readonly pages: readonly { readonly rows: readonly Row[] }[] } | undefined;
    readonly refetch: () => Promise<unknown>;
  };
  /** Details beside a row's question count and date. */
  readonly factsOf: (row: Row) => readonly string[];
}

/** What was generated from notes, latest first. */
export function GeneratedList<Row extends NoteScenario | NoteTest>({
  kind,
  found,
  remove,
  factsOf,
  noteId,
  onAll,
  takesFocus,
  onAnalyze,
  onUpload,
  exporting,
}: GeneratedListProps<Row>) {
  const { t } = useTranslation('learning/notes');
  const list = useRef<HTMLElement>(null);
  const notes = useNotes('');
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? [];
  const { box, onDelete } = useFocusAfterDeletion<HTMLDivElement>(rows.length, () => list.current?.focus());
  // What an empty list leads to depends on it.
  const isKnown = rows.length > 0 || !notes.isPending;
  const hasNotes = notes.data?.pages[0]?.rows.length !== 0;
  const isShown = Boolean(found.data) && isKnown;
  useEffect(() => {
    if (takesFocus && isShown) list.current?.focus({ preventScroll: true });
  }, [takesFocus, isShown]);
  if (found.isError && !found.data)
    return <FailedNotice onRetry={() => void found.refetch()}>{t(`failed.${kind}s`)}</FailedNotice>;
  if (!isShown) {
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-3">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-36 rounded-card" />
        ))}
      </div>
    );
  }
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-labelledby={`${kind}-title`}
      className="grid scroll-mt-32 grid-cols-[minmax(0,1fr)] gap-3 outline-none"
    >
      <h2 id={`${kind}-title`} className="sr-only">
        {t(`tab.${kind}s`)}
      </h2>
      {noteId !== null && <OfNote id={noteId} onAll={onAll} />}
      {rows.length === 0 && (
        <div className="rounded-card border bg-raised">
          <EmptyState
            title={t(`empty.${kind}s`)}
            action={
              hasNotes ? (
                <Button onClick={onAnalyze}>{t('analyze.choose')}</Button>
              ) : (
                <Button onClick={onUpload}>{t('upload.submit')}</Button>
              )
            }
          >
            {hasNotes ? t(`emptyText.${kind}s`) : t('emptyText.noNotes')}
          </EmptyState>
        </div>
      )}
      <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {rows.map((row, index) => (
          <GeneratedCard
            key={row.id}
            kind={kind}
            generated={row}
            isFirst={index === 0}
            facts={factsOf(row)}
            remove={remove}
            onDelete={() => onDelete(index)}
            exporting={exporting(row)}
          />
        ))}
      </div>
      <NextPageButton list={found}>{t('more')}</NextPageButton>
    </section>
  );
}

/** Says that only what is from one note is shown. */
function OfNote({ id, onAll }: { readonly id: number; readonly onAll: () => void }) {
  const { t } = useTranslation('learning/notes');
  const note = useNote(id);
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <p className="min-w-0 text-sm text-muted wrap-anywhere">
        {note.data && t('missed.fromNote', { title: note.data.title })}
      </p>
      <Button variant="link" size="sm" onClick={onAll}>
        {t('results.all')}
      </Button>
    </div>
  );
}

/** Who wrote the questions. One from a file stays attributed to it after editing. */
function originOf(questions: readonly NoteItem[]): 'imported' | 'both' | 'ai' | 'built_in' {
  if (questions.some(({ source }) => source.file !== undefined)) return 'imported';
  if (hasBothWriters(questions)) return 'both';
  return questions.some(({ writtenBy }) => writtenBy === 'ai') ? 'ai' : 'built_in';
}

/** Says where an attempt goes on that was left on this device: at a question, or with the time that is left. */
function useGoOn(kind: Kind, { id, revision, questions, ...generated }: NoteScenario | NoteTest) {
  const { t } = useTranslation('learning/notes');
  const { t: attempts } = useTranslation('learning/attempts');
  const [begun] = useState(() => readBegun(kind === 'test' ? id : keptScenario(id), revision));
  if (!begun) return null;
  const limit = 'timeLimit' in generated ? generated.timeLimit : null;
  const { at = 0, spent = 0 } = begun;
  if (limit !== null)
    return t('take.goOnTime', { time: clockOf(Math.max(0, Math.ceil(limit * 60 - spent / 1000))) });
  if (at >= questions.length) return attempts('result');
  return attempts('continue', { number: at + 1, total: questions.length });
}

interface GeneratedCardProps extends Pick<DeleteThingProps, 'remove' | 'onDelete'> {
  readonly exporting: ReactNode;
  readonly kind: Kind;
  readonly generated: NoteScenario | NoteTest;
  /** The latest: what most likely comes next. */
  readonly isFirst: boolean;
  readonly facts: readonly string[];
}

function GeneratedCard(props: GeneratedCardProps) {
  const { kind, generated, isFirst, facts, remove, onDelete, exporting } = props;
  const { id, title, questions, shortfall, revision, bestScore, createdAt } = generated;
  const { date, percent } = useFormat();
  const reasonOf = useReasonOfShortfall();
  const address = kind === 'test' ? `/note-tests/${id}` : `/note-scenarios/${id}`;
  const { t } = useTranslation('learning/notes');
  const goOn = useGoOn(kind, generated);
  const about = [t(`writtenBy.${originOf(questions)}`), shortfall !== null && reasonOf(shortfall, kind)]
    .filter(Boolean)
    .join(' ');
  return (
    <Card>
      <CardHeader>
        <div className="min-w-0">
          <CardTitle level={3} dir="auto" className="text-around wrap-anywhere">
            {title}
          </CardTitle>
          <ul className="flex flex-wrap gap-x-3 text-sm text-muted">
            {[t('generate.questions', { count: questions.length }), ...facts, date(createdAt)].map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1!">
        {isFirst && <p className="measure-wide text-sm text-muted">{about}</p>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink
            href={address}
            size="sm"
            variant={isFirst || goOn ? 'primary' : 'secondary'}
            className="max-sm:w-full"
          >
            {goOn ?? t(bestScore !== null ? 'take.again' : kind === 'test' ? 'take.start' : 'take.play')}
          </ButtonLink>
          {bestScore !== null && <p>{t('take.best', { score: percent(bestScore) })}</p>}
          <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
            {exporting}
            <DeleteThing
              id={id}
              name={title}
              title={t(kind === 'test' ? 'deleteTest' : 'deleteScenario')}
              text={t('delete.text')}
              remove={remove}
              onDelete={onDelete}
            />
          </div>
        </div>
        <ItemList
          kind={kind}
          id={id}
          revision={revision}
          questions={questions}
          hidesAnswers={bestScore === null}
          about={isFirst ? null : about}
        />
      </CardBody>
    </Card>
  );
}
