import { Children, useEffect, useRef, type ReactNode } from 'react';
import type { NoteItem, NoteTest } from '@rounds/contract/learning/notes.generated';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import type { Kind } from '../api/taking.ts';
import { DeleteThing, type DeleteThingProps } from './delete-thing.tsx';
import { ItemList } from './item-list.tsx';

export interface GeneratedTabProps {
  /** Something was just generated: the list, with it on top, takes the focus. */
  readonly takesFocus: boolean;
  readonly onAnalyze: () => void;
}

export interface GeneratedListProps extends GeneratedTabProps {
  readonly kind: 'scenarios' | 'tests';
  readonly found: {
    readonly isError: boolean;
    readonly data: object | undefined;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly refetch: () => Promise<unknown>;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly children: ReactNode;
}

/** What was generated from notes, latest first. */
export function GeneratedList({ kind, found, takesFocus, onAnalyze, children }: GeneratedListProps) {
  const { t } = useTranslation('learning/notes');
  const list = useRef<HTMLElement>(null);
  const isShown = Boolean(found.data);
  useEffect(() => {
    if (takesFocus && isShown) list.current?.focus();
  }, [takesFocus, isShown]);
  if (found.isError && !found.data)
    return <FailedNotice onRetry={() => void found.refetch()}>{t(`failed.${kind}`)}</FailedNotice>;
  if (!found.data) {
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-3">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-36 rounded-card" />
        ))}
      </div>
    );
  }
  if (Children.count(children) === 0) {
    return (
      <EmptyState
        title={t(`empty.${kind}`)}
        action={<Button onClick={onAnalyze}>{t('analyze.choose')}</Button>}
      >
        {t(`emptyText.${kind}`)}
      </EmptyState>
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
        {t(`tab.${kind}`)}
      </h2>
      {children}
      {found.hasNextPage && (
        <Button
          variant="secondary"
          pending={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );
}

export interface GeneratedCardProps extends Pick<DeleteThingProps, 'id' | 'remove'> {
  readonly title: string;
  readonly facts: readonly string[];
  readonly shortfall: NoteTest['shortfall'];
  readonly kind: Kind;
  readonly revision: number;
  /** In per cent; null until it was taken. */
  readonly bestScore: number | null;
  readonly questions: readonly NoteItem[];
  /** Asks whether to delete it. */
  readonly deletion: string;
}

export function GeneratedCard(props: GeneratedCardProps) {
  const { id, kind, revision, bestScore, title, facts, shortfall, questions, deletion, remove } = props;
  const { percent } = useFormat();
  const address = kind === 'test' ? `/note-tests/${id}` : `/note-scenarios/${id}`;
  const { t } = useTranslation('learning/notes');
  return (
    <Card>
      <CardHeader className="flex-nowrap! items-start!">
        <div className="min-w-0">
          <CardTitle level={3} dir="auto" className="wrap-anywhere">
            {title}
          </CardTitle>
          <ul className="flex flex-wrap gap-x-3 text-sm text-muted">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div className="flex-none">
          <DeleteThing id={id} name={title} title={deletion} text={t('delete.text')} remove={remove} />
        </div>
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {shortfall !== null && <p className="text-sm text-muted">{t(`shortfallKept.${shortfall}`)}</p>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink href={address} size="sm">
            {t(bestScore !== null ? 'take.again' : kind === 'test' ? 'take.start' : 'take.play')}
          </ButtonLink>
          {bestScore !== null && <p>{t('take.best', { score: percent(bestScore) })}</p>}
        </div>
        <ItemList kind={kind} id={id} revision={revision} questions={questions} />
      </CardBody>
    </Card>
  );
}
