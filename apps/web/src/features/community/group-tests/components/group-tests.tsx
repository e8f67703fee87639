import { useState, type ReactNode } from 'react';
import type { GroupTest } from '@rounds/contract/community/group-tests';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useGroupTests, useUnshareTest } from '../api/group-tests.ts';

export interface GroupTestsProps {
  readonly groupId: number;
  /** Whether the learner leads the group. */
  readonly leads: boolean;
  /** Actions for somebody else's test. */
  readonly safety: (test: GroupTest, refresh: () => void) => ReactNode;
}

/** Tests from notes that members share with their group. */
export function GroupTests({ groupId, leads, safety }: GroupTestsProps) {
  const { t } = useTranslation('community/group-tests');
  const tests = useGroupTests(groupId);
  if (tests.isError && !tests.data)
    return <FailedNotice onRetry={() => void tests.refetch()}>{t('list.failed')}</FailedNotice>;
  if (!tests.data) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-16" />
      </div>
    );
  }
  if (tests.data.length === 0) return <p className="text-sm text-muted">{t('list.empty')}</p>;
  return (
    <ul className="grid gap-4">
      {tests.data.map((test) => (
        <li key={test.id} className="grid gap-2">
          <Entry test={test} leads={leads} safety={safety(test, () => void tests.refetch())} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly test: GroupTest;
  readonly leads: boolean;
  readonly safety: ReactNode;
}

function Entry({ test, leads, safety }: EntryProps) {
  const { t } = useTranslation('community/group-tests');
  const { t: common } = useTranslation('app/common');
  const errorText = useErrorText('community/group-tests');
  const { percent } = useFormat();
  const { id, title, owner, own, totalQuestions, timeLimit, bestScore, group } = test;
  const [isAsking, setAsking] = useState(false);
  const unshare = useUnshareTest();
  const take = t(bestScore === null ? 'list.take' : 'list.again');
  const facts = [
    t('list.questions', { count: totalQuestions }),
    ...(timeLimit === null ? [] : [t('list.minutes', { count: timeLimit })]),
    ...(bestScore === null ? [] : [t('list.best', { score: percent(bestScore) })]),
  ];
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p dir="auto" className="text-around font-semibold wrap-anywhere">
            {title}
          </p>
          <p className="text-sm text-muted">
            {own ? t('list.byYou') : t('list.by', { name: owner?.username ?? t('list.deletedAccount') })}
          </p>
          <ul className="flex flex-wrap gap-x-3 text-sm text-muted">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        {!own && safety}
      </div>
      <p className="text-sm text-muted">{t(`writtenBy.${writerOf(test)}`)}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          href={`/group-tests/${id}`}
          size="sm"
          aria-label={common('named', { action: take, name: title })}
        >
          {take}
        </ButtonLink>
        {(own || leads) && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('withdraw.of', { title })}
            onClick={() => setAsking(true)}
          >
            {t('withdraw.action')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('withdraw.title')}
        text={t('withdraw.text', { group })}
        confirm={t('withdraw.action')}
        pending={unshare.isPending}
        onConfirm={() => unshare.mutate(id, { onSuccess: () => setAsking(false) })}
      >
        {unshare.isError && <Notice tone="critical">{errorText(unshare.error)}</Notice>}
      </ConfirmDialog>
    </>
  );
}

/** Names the author that matters most: a model's questions need checking, even if somebody edited a few of them. */
export function writerOf({
  writtenBy,
}: Pick<GroupTest, 'writtenBy'>): 'ai' | 'imported' | 'learner' | 'built_in' {
  return (['ai', 'imported', 'learner'] as const).find((one) => writtenBy.includes(one)) ?? 'built_in';
}
