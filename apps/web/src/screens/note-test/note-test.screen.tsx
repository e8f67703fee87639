import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'wouter';
import type { NoteTest } from '@rounds/contract/learning/notes.generated';
import { useHandIn, useNoteTest } from '../../features/learning/notes/api/attempts.ts';
import { useNoteScenarios, useTests } from '../../features/learning/notes/api/generated.ts';
import { ExportMenu } from '../../features/learning/question-files/components/export-menu.tsx';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { idIn } from '../../routing/address.rules.ts';
import { PlayerSkeleton } from '../scenario-player/player-skeleton.tsx';
import { dismissSuccess } from '../../ui/toast/toast.ts';
import { NotThere } from './not-there.tsx';
import { TestRun, type TestRunProps } from './test-run.tsx';

/** A test from a note of one's own, taken and graded. */
export function NoteTestScreen() {
  const id = idIn(useParams<{ id: string }>().id);
  return id === null ? <NotThere kind="tests" error={null} /> : <Opened key={id} id={id} />;
}

function Opened({ id }: { readonly id: number }) {
  const { t } = useTranslation('learning/notes');
  const [round, setRound] = useState(0);
  // That it was generated, which would cover the clock.
  useEffect(dismissSuccess, []);
  const test = useNoteTest(id);
  useDocumentTitle(test.data?.title ?? t('tab.tests'));
  if (test.error && !test.data)
    return <NotThere kind="tests" error={test.error} onRetry={() => void test.refetch()} />;
  if (!test.data) return <PlayerSkeleton />;
  return (
    <Suspense fallback={<PlayerSkeleton />}>
      <OwnTest
        key={`${test.data.revision} ${round}`}
        test={test.data}
        onAgain={() => setRound(round + 1)}
        onOutdated={() => void test.refetch().then(() => setRound(round + 1))}
      />
    </Suspense>
  );
}

function OwnTest({
  test,
  ...on
}: Pick<TestRunProps, 'onAgain' | 'onOutdated'> & { readonly test: NoteTest }) {
  const { t } = useTranslation('learning/notes');
  // The one from the same note first.
  const untaken = useTests().data?.pages.flatMap(({ rows }) =>
    rows.filter(({ id, bestScore }) => id !== test.id && bestScore === null),
  );
  const ofNote = untaken?.find(({ noteId }) => noteId === test.noteId);
  const played = useNoteScenarios().data?.pages.flatMap(({ rows }) => rows);
  const unplayed = played?.find(({ noteId, bestScore }) => noteId === test.noteId && bestScore === null);
  const next = ofNote ?? (unplayed ? null : untaken?.[0]) ?? null;
  return (
    <TestRun
      {...on}
      test={test}
      keptAs={test.id}
      handIn={useHandIn('test', test.id)}
      back={{ href: '/note-analysis?tab=tests', label: t('back.tests') }}
      noteId={test.noteId}
      next={
        next
          ? { href: `/note-tests/${next.id}`, title: next.title }
          : unplayed
            ? { href: `/note-scenarios/${unplayed.id}`, title: null }
            : null
      }
      actions={<ExportMenu kind="test" id={test.id} title={test.title} />}
    />
  );
}
