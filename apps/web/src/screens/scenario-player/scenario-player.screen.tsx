import { useEffect, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import type { Delivery } from '../../features/learning/progress/outbox.ts';
import { useAttempt } from '../../features/learning/progress/use-attempt.ts';
import type { Saving } from '../../features/learning/scenarios/components/player/player-actions.tsx';
import { ScenarioPlayer } from '../../features/learning/scenarios/components/player/scenario-player.tsx';
import { TimerMenu } from '../../features/identity/settings/components/timer-menu.tsx';
import { useTimer } from '../../features/identity/settings/api/get-settings.ts';
import { finalScore, type GivenAnswer } from '../../features/learning/scenarios/player.rules.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notices } from '../progress-notices/notices.tsx';
import { ScenarioResult } from './scenario-result.tsx';
import { useCompletionToast } from './use-completion-toast.ts';

export interface ScenarioPlayerScreenProps {
  readonly scenario: Scenario;
  readonly backLabel: string;
  readonly onExit: () => void;
}

/** A scenario worked in place of the page that it was started from, and again as often as the learner likes. */
export function ScenarioPlayerScreen(props: ScenarioPlayerScreenProps) {
  const [run, setRun] = useState(0);
  useDocumentTitle(props.scenario.title);
  return <Run key={run} {...props} onAgain={() => setRun(run + 1)} />;
}

interface RunProps extends ScenarioPlayerScreenProps {
  readonly onAgain: () => void;
}

function Run({ scenario, backLabel, onExit, onAgain }: RunProps) {
  const attempt = useAttempt(scenario);
  const timer = useTimer();
  const tellCompletion = useCompletionToast();
  const [saving, setSaving] = useState<Saving>('none');
  const [answers, setAnswers] = useState<readonly GivenAnswer[] | null>(null);
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  const total = scenario.scenario.questions.length;

  const recordAnswer = (answer: GivenAnswer, seconds: number) => {
    setSaving('sending');
    attempt.recordAnswer(answer, seconds, ({ status }) =>
      setSaving(status === 'saved' ? 'saved' : 'recorded'),
    );
  };

  const recordCompletion = (given: readonly GivenAnswer[], seconds: number) => {
    const score = finalScore(given, total);
    setAnswers(given);
    let told = false;
    attempt.recordCompletion(given, score, seconds, (news) => {
      setDelivery(news);
      // What comes later is told by the outbox. Without an answer there is nothing to tell: the attempt doesn't count.
      if (!told && given.length > 0) tellCompletion(news, score);
      told = true;
    });
  };

  useEffect(() => {
    if (answers) window.scrollTo(0, 0);
  }, [answers]);

  const back = (
    <Button variant="ghost" size="sm" onClick={onExit} className="-ms-3 text-start">
      <ArrowLeft size={18} className="rtl:-scale-x-100" aria-hidden="true" />
      {backLabel}
    </Button>
  );
  return (
    <div className="page grid gap-4 pt-2 pb-6">
      {answers ? (
        <ScenarioResult
          scenario={scenario}
          answers={answers}
          delivery={delivery}
          back={back}
          onExit={onExit}
          onAgain={onAgain}
        />
      ) : (
        <ScenarioPlayer
          scenario={scenario}
          saving={saving}
          back={back}
          timer={timer}
          timerControl={<TimerMenu />}
          onAnswer={recordAnswer}
          onFinish={recordCompletion}
        />
      )}
      <Notices />
    </div>
  );
}
