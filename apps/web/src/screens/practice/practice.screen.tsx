import { Suspense } from 'react';
import { useParams } from 'wouter';
import { usePracticeSession } from '../../features/learning/practice/api/get-practice.ts';
import { stepsOf } from '../../features/learning/practice/session.rules.ts';
import { useScenarios } from '../../features/learning/scenarios/api/list-scenarios.ts';
import { ApiError } from '../../api/client.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { PlayerSkeleton } from '../scenario-player/player-skeleton.tsx';
import { PracticeLoadError, PracticeNotFound } from './practice-errors.tsx';
import { PracticeRun } from './practice-run.tsx';
import { SharedPractice } from './shared-practice.tsx';

/** The learner's own practice session, at its current question; of somebody else's session, an overview. */
export function PracticeScreen() {
  const { id } = useParams<{ id: string }>();
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { readonly id: string }) {
  const { t } = useTranslation('learning/scenarios.player');
  const list = useScenarios();
  const session = usePracticeSession(id);
  useDocumentTitle(t('practice.title'));
  const error = session.error ?? list.error;
  const status = error instanceof ApiError ? error.status : 0;
  if (error && !(session.data && list.data)) {
    // What is no id is nobody's session.
    if (status === 400) return <PracticeNotFound />;
    if (status === 404) return <SharedPractice id={id} />;
    return (
      <PracticeLoadError
        error={error}
        onRetry={() => void Promise.all([session.refetch(), list.refetch()])}
      />
    );
  }
  if (!session.data || !session.isCurrent || !list.data) return <PlayerSkeleton />;
  const steps = stepsOf(session.data.items, [...list.data, ...session.data.editions]);
  if (!steps) return <PracticeNotFound />;
  return (
    <Suspense fallback={<PlayerSkeleton />}>
      <PracticeRun
        session={session.data}
        steps={steps}
        isGone={status === 404}
        onOutdated={() => void session.refetch()}
      />
    </Suspense>
  );
}
