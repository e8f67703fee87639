import { Suspense, useState } from 'react';
import { useParams } from 'wouter';
import { useNoteTest } from '../../features/learning/notes/api/attempts.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { PlayerSkeleton } from '../scenario-player/player-skeleton.tsx';
import { NotThere } from './not-there.tsx';
import { TestRun } from './test-run.tsx';

/** A test from a note of one's own, taken and graded. */
export function NoteTestScreen() {
  const { id } = useParams<{ id: string }>();
  if (!/^[1-9]\d{0,8}$/.test(id)) return <NotThere kind="tests" error={null} />;
  return <Opened key={id} id={Number(id)} />;
}

function Opened({ id }: { readonly id: number }) {
  const { t } = useTranslation('learning/notes');
  const [round, setRound] = useState(0);
  const test = useNoteTest(id);
  useDocumentTitle(test.data?.title ?? t('tab.tests'));
  if (test.error && !test.data)
    return <NotThere kind="tests" error={test.error} onRetry={() => void test.refetch()} />;
  if (!test.data) return <PlayerSkeleton />;
  return (
    <Suspense fallback={<PlayerSkeleton />}>
      <TestRun
        key={`${test.data.revision} ${round}`}
        test={test.data}
        onAgain={() => setRound(round + 1)}
        onOutdated={() => void test.refetch().then(() => setRound(round + 1))}
      />
    </Suspense>
  );
}
