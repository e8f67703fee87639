import { Suspense, useDeferredValue, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { preloadScenario, useScenario } from '../../features/learning/scenarios/api/get-scenario.ts';
import { hasUnsent } from '../../features/learning/progress/outbox-client.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { preloadSettings } from '../../features/identity/settings/api/get-settings.ts';
import { preloadMarks } from '../../features/learning/marks/api/marks.ts';
import { queryClient } from '../../api/query-client.ts';
import { preloadOpenAttempt } from '../../features/learning/attempts/api/get-open-attempt.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { idIn } from '../../routing/address.rules.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SignpostDrawing } from '../../ui/drawings/signpost.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';
import { LoadFailed } from '../../ui/full-page-message/load-failed.tsx';
import { PlayerSkeleton } from './player-skeleton.tsx';
import { Run } from './run.tsx';
import { reviewAddress, type PlayerEntry } from './start.ts';
import { useBeginning } from './use-beginning.ts';

/** Loads the case that this address opens, and what the player needs to know about its learner. */
export function askForCase(path: string): void {
  const id = idIn(path.split('/')[2]);
  if (id === null) return;
  preloadScenario(queryClient, id);
  preloadOpenAttempt(id);
  preloadSettings();
  preloadMarks();
}

export function ScenarioPlayerScreen() {
  const id = idIn(useParams<{ id: string }>().id);
  const entry = useHistoryState<Partial<PlayerEntry> | null>();
  const [finished] = useState(() => {
    const attemptId = entry?.finished;
    // A result that is waiting to be sent is here and not on the server.
    return { id, attemptId: attemptId && !hasUnsent(attemptId) ? attemptId : null };
  });
  if (id === null) return <Gone />;
  if (finished.attemptId && finished.id === id) {
    return <Redirect to={reviewAddress(id, finished.attemptId)} replace state={{ from: entry?.from }} />;
  }
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { readonly id: number }) {
  const { t } = useTranslation('learning/scenarios');
  const errorText = useErrorText();
  const asked = useScenario(id);
  const begun = useBeginning(id, asked.data ?? (asked.isPending ? undefined : null));
  // The player is expensive to render at once, so its start is deferred: React renders it in slices that keep the page
  // responsive.
  const beginning = useDeferredValue(begun.beginning);
  useDocumentTitle(beginning?.scenario.title ?? t('list.label'));
  if (beginning) {
    return (
      <Suspense fallback={<PlayerSkeleton />}>
        <Run key={beginning.attemptId} begun={{ ...begun, beginning }} />
      </Suspense>
    );
  }
  if (asked.isError && !begun.beginning) {
    return (
      <LoadFailed title={t('list.failed')} onRetry={() => void asked.refetch()}>
        {errorText(asked.error)}
      </LoadFailed>
    );
  }
  return beginning === undefined ? <Gone /> : <PlayerSkeleton />;
}

function Gone() {
  const { t } = useTranslation('learning/scenarios.player');
  const { t: scenarios } = useTranslation('learning/scenarios');
  useDocumentTitle(t('gone.title'));
  return (
    <FullPageMessage
      drawing={<SignpostDrawing />}
      title={t('gone.title')}
      action={<ButtonLink href="/learning-pathways">{scenarios('player.backToPathways')}</ButtonLink>}
    >
      {t('gone.text')}
    </FullPageMessage>
  );
}
