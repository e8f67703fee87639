import { Suspense, useState } from 'react';
import { useParams } from 'wouter';
import type { OpenGroupTest } from '@rounds/contract/community/group-tests';
import { itemOf } from '../../features/community/group-tests/asked-item.rules.ts';
import { useGroupTest, useHandInGroupTest } from '../../features/community/group-tests/api/group-tests.ts';
import { writerOf } from '../../features/community/group-tests/components/group-tests.tsx';
import { ApiError } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { idIn } from '../../routing/address.rules.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SignpostDrawing } from '../../ui/drawings/signpost.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';
import { LoadFailed } from '../../ui/full-page-message/load-failed.tsx';
import { TestRun, type TestRunProps } from '../note-test/test-run.tsx';
import { PlayerSkeleton } from '../scenario-player/player-skeleton.tsx';

/** A test that somebody shares with a study group, taken and graded for oneself. */
export function GroupTestScreen() {
  const id = idIn(useParams<{ id: string }>().id);
  return id === null ? <NotThere error={null} /> : <Opened key={id} id={id} />;
}

function Opened({ id }: { readonly id: number }) {
  const { t } = useTranslation('community/group-tests');
  const [round, setRound] = useState(0);
  const test = useGroupTest(id);
  useDocumentTitle(test.data?.title ?? t('title'));
  if (test.error && !test.data) return <NotThere error={test.error} onRetry={() => void test.refetch()} />;
  if (!test.data) return <PlayerSkeleton />;
  return (
    <Suspense fallback={<PlayerSkeleton />}>
      <SharedTest
        key={`${test.data.revision} ${round}`}
        shared={test.data}
        onAgain={() => setRound(round + 1)}
        onOutdated={() => void test.refetch().then(() => setRound(round + 1))}
      />
    </Suspense>
  );
}

function SharedTest({
  shared,
  ...on
}: Pick<TestRunProps, 'onAgain' | 'onOutdated'> & { readonly shared: OpenGroupTest }) {
  const { t } = useTranslation('community/group-tests');
  const { id, groupId, owner, own, showsSource } = shared;
  const by = own ? t('list.byYou') : t('list.by', { name: owner?.username ?? t('list.deletedAccount') });
  return (
    <TestRun
      {...on}
      test={{ ...shared, description: '', questions: shared.questions.map(itemOf) }}
      // Not `group`: under that name an earlier release kept steps by their right order.
      keptAs={`shared.${id}`}
      handIn={useHandInGroupTest(id)}
      back={{ href: `/community/groups/${groupId}`, label: t('back') }}
      about={`${by} · ${[t(`writtenBy.${writerOf(shared)}`), ...(showsSource ? [] : [t('noSentences')])].join(' ')}`}
      noteId={null}
      next={null}
    />
  );
}

function NotThere({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  const { t } = useTranslation('community/group-tests');
  const errorText = useErrorText('community/group-tests');
  const isGone = error === null || (error instanceof ApiError && error.status === 404);
  const text = error === null ? '' : errorText(error);
  if (!isGone) {
    return (
      <LoadFailed title={t('notThere')} onRetry={onRetry}>
        {text}
      </LoadFailed>
    );
  }
  return (
    <FullPageMessage
      drawing={<SignpostDrawing />}
      title={t('notThere')}
      action={<ButtonLink href="/community?tab=study-groups">{t('toGroups')}</ButtonLink>}
    >
      {text}
    </FullPageMessage>
  );
}
