import { useId, useState, type ReactNode } from 'react';
import { Pause, RotateCcw, Trash2 } from 'lucide-react';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { useGrowingLimit } from '../../../../api/growing-list.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ActionMenu } from '../../../../ui/action-menu/action-menu.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { NextPageButton } from '../../../../ui/button/next-page-button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useForgetItem, useSuspendItem } from '../api/change-review-item.ts';
import { useReviewItems, type ReviewItem } from '../api/list-review-items.ts';
import { byDay } from '../coming.rules.ts';

export interface ItemContent {
  readonly title: string;
  readonly question: string;
}

export interface ReviewItemsProps {
  /** The learner's day; undefined while unknown. */
  readonly today: string | undefined;
  /** The day until which everything due waits; null if it can be reviewed now. */
  readonly waitsUntil: string | null;
  /** A question's text and scenario; undefined while unknown, if it no longer exists, or for the learner's own. */
  readonly contentOf: (item: ReviewItem) => ItemContent | undefined;
}

/** The questions in review, soonest first, grouped by the day they come back. */
export function ReviewItems({ today, waitsUntil, contentOf }: ReviewItemsProps) {
  const { t } = useTranslation('learning/review');
  const { limit, moreOf } = useGrowingLimit();
  const list = useReviewItems(limit);
  const items = list.data;
  if (list.isError && !items) {
    return <FailedNotice onRetry={() => void list.refetch()}>{t('items.failed')}</FailedNotice>;
  }
  if (!items) {
    return (
      <div role="status" aria-label={t('items.loading')} className="grid gap-3">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="h-14" />
        ))}
      </div>
    );
  }
  if (items.length === 0) return <EmptyState title={t('due.empty')}>{t('due.how')}</EmptyState>;
  return (
    <div className="grid gap-3">
      {byDay(items, today, waitsUntil).map(({ day, items: together }) => (
        <Day key={day} day={day}>
          {together.map((item) => (
            <Item key={item.id} item={item} content={contentOf(item)} />
          ))}
        </Day>
      ))}
      <NextPageButton list={moreOf(list)} className="justify-self-center">
        {t('items.more')}
      </NextPageButton>
    </div>
  );
}

interface DayProps {
  /** Null for now. */
  readonly day: string | null;
  readonly children: ReactNode;
}

function Day({ day, children }: DayProps) {
  const { t } = useTranslation('learning/review');
  const format = useFormat();
  const id = useId();
  return (
    <section>
      <h3 id={id} className="text-sm font-semibold text-muted">
        {day === null ? t('due.title') : format.day(day)}
      </h3>
      <ul aria-labelledby={id} className="divide-y">
        {children}
      </ul>
    </section>
  );
}

interface ItemProps {
  readonly item: ReviewItem;
  readonly content: ItemContent | undefined;
}

function Item({ item, content }: ItemProps) {
  const { t } = useTranslation('learning/review');
  const showError = useErrorToast('learning/review');
  const [isAsking, setAsking] = useState(false);
  const suspend = useSuspendItem();
  const forget = useForgetItem();
  const { questionIndex, ownQuestion, suspended, lapses } = item;
  const question =
    questionIndex === null ? (ownQuestion ?? '') : t('items.question', { number: questionIndex + 1 });
  const from = ownQuestion === null ? t('items.unknown') : t('items.fromNotes');
  const name = `${content?.title ?? from} · ${question}`;
  const failed = (error: unknown) => showError(t('items.changeFailed'), error);
  const toggle = () => {
    if (!suspend.isPending) suspend.mutate({ ...item, suspended: !suspended }, { onError: failed });
  };
  const confirm = () => forget.mutate(item, { onError: failed, onSettled: () => setAsking(false) });
  const actions = [
    suspended
      ? { label: t('items.resume'), icon: RotateCcw, onPress: toggle }
      : { label: t('items.suspend'), icon: Pause, onPress: toggle },
    { label: t('items.forget'), icon: Trash2, onPress: () => setAsking(true) },
  ];
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 grow">
        {/* Content is in English, and notes are in any language: each is in its own direction. */}
        <p dir="auto" lang={content && 'en'} className="line-clamp-3 font-medium text-around wrap-anywhere">
          {content?.question ?? question}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <bdi lang={content && 'en'}>{content?.title ?? from}</bdi>
          {suspended && <Badge>{t('items.suspended')}</Badge>}
          {lapses > 0 && <span>{t('items.lapses', { count: lapses })}</span>}
        </p>
      </div>
      {/* Text behind one button: two icons in each row said little and took the question's room. */}
      <ActionMenu label={t('items.options', { name })} actions={actions} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('forget.title')}
        text={t('forget.text')}
        confirm={t('forget.confirm')}
        pending={forget.isPending}
        onConfirm={confirm}
      />
    </li>
  );
}
