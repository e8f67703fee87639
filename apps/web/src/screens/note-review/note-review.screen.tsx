import { Suspense, useState } from 'react';
import { useMissed } from '../../features/learning/notes/api/missed.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { BackLink } from '../../ui/link/back-link.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { NoneDue } from './none-due.tsx';
import { MissedQuestion } from './missed-question.tsx';

/** What was missed in tests and scenarios from notes and is due, one question after another. */
export function NoteReviewScreen() {
  const { t } = useTranslation('learning/notes');
  const errorText = useErrorText('learning/notes');
  const missed = useMissed();
  const [index, setIndex] = useState(0);
  const [reviewed, setReviewed] = useState(0);
  useDocumentTitle(t('missed.title'));
  const items = missed.data?.items ?? [];
  const item = items[index];
  // Only so many are sent at a time: what else is due is asked for after the last of them.
  const goOn = () => {
    const isMoreDue = index + 1 === items.length && (missed.data?.due ?? 0) > items.length;
    if (!isMoreDue) setIndex(index + 1);
    else void missed.refetch().then(({ isSuccess }) => setIndex(isSuccess ? 0 : items.length));
  };
  const skeleton = (
    <div role="status" aria-label={t('loading')} className="max-w-3xl">
      <Skeleton className="h-120 rounded-card" />
    </div>
  );
  const isOver = missed.data !== undefined && !item;
  return (
    <div
      data-immersive={isOver ? undefined : ''}
      className="page grid grid-cols-[minmax(0,1fr)] gap-3 py-2 sm:gap-4 sm:py-4"
    >
      {/* On a phone, the arrow says where it leads, beside the title; at the end, the button does. */}
      <div className="flex min-h-11 items-center gap-x-2 sm:grid sm:gap-y-2">
        {!isOver && (
          <BackLink href="/review">
            <span className="max-sm:sr-only">{t('missed.done')}</span>
          </BackLink>
        )}
        <h1 className="text-xl">{t('missed.title')}</h1>
      </div>
      {missed.isError && !missed.data ? (
        <FailedNotice onRetry={() => void missed.refetch()}>
          {errorText(missed.error, t('missed.failed'))}
        </FailedNotice>
      ) : !missed.data ? (
        skeleton
      ) : item ? (
        <Suspense fallback={skeleton}>
          <MissedQuestion
            key={item.id}
            item={item}
            place={index + 1}
            total={items.length}
            onGraded={() => setReviewed(reviewed + 1)}
            onNext={goOn}
          />
        </Suspense>
      ) : (
        <NoneDue reviewed={reviewed} scheduled={missed.data.scheduled} />
      )}
    </div>
  );
}
