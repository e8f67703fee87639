import { useParams } from 'wouter';
import { usePracticeSession } from '../../features/learning/practice/api/practice.ts';
import { stepsOf } from '../../features/learning/practice/session.rules.ts';
import { useScenarios } from '../../features/learning/scenarios/api/list-scenarios.ts';
import { ApiError } from '../../api/client.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { FlatlineDrawing } from '../../ui/drawings/flatline.tsx';
import { SignpostDrawing } from '../../ui/drawings/signpost.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';
import { PlayerSkeleton } from '../scenario-player/player-skeleton.tsx';
import { PracticeRun } from './practice-run.tsx';

/** A practice session, from the question that it stands at. */
export function PracticeScreen() {
  const { id } = useParams<{ id: string }>();
  const { t } = useTranslation('learning/player');
  const { t: scenarioText } = useTranslation('learning/scenarios');
  const { t: common } = useTranslation('app/common');
  const errorText = useErrorText('learning/practice');
  const list = useScenarios();
  const session = usePracticeSession(id);
  useDocumentTitle(t('practice.title'));
  const error = session.error ?? list.error;
  if (error && !(session.data && list.data)) {
    const isGone = error instanceof ApiError && [400, 404].includes(error.status);
    return (
      <FullPageMessage
        drawing={isGone ? <SignpostDrawing /> : <FlatlineDrawing />}
        title={t(isGone ? 'practice.gone' : 'practice.failed')}
        action={
          isGone ? (
            <ButtonLink href="/learning-pathways">{scenarioText('player.backToPathways')}</ButtonLink>
          ) : (
            <Button onClick={() => void Promise.all([session.refetch(), list.refetch()])}>
              {common('action.tryAgain')}
            </Button>
          )
        }
      >
        {isGone ? t('practice.goneText') : errorText(error)}
      </FullPageMessage>
    );
  }
  if (!session.data || !list.data) return <PlayerSkeleton />;
  const steps = stepsOf(session.data.items, [...list.data, ...session.data.editions]);
  if (!steps) {
    return (
      <FullPageMessage drawing={<SignpostDrawing />} title={t('practice.gone')}>
        {t('practice.goneText')}
      </FullPageMessage>
    );
  }
  return <PracticeRun key={session.data.id} session={session.data} steps={steps} />;
}
