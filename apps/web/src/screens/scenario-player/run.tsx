import { startTransition, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { attemptScore, countAsked } from '@rounds/contract/learning/progress.answers.rules';
import { useAttemptReview } from '../../features/learning/attempts/api/get-attempt.ts';
import { type Beginning, gradedAnswers } from '../../features/learning/attempts/resume.rules.ts';
import { forgetAttempt, keepAttempt, rememberMode } from '../../features/learning/attempts/kept-attempt.ts';
import { usePeerChoices } from '../../features/learning/attempts/api/list-choices.ts';
import type { Delivery } from '../../features/learning/progress/outbox.ts';
import { answerBody, completionBody } from '../../features/learning/progress/attempt.rules.ts';
import { OutboxNotice } from '../../features/learning/progress/components/outbox-notice.tsx';
import { record } from '../../features/learning/progress/outbox-client.ts';
import { useScenario } from '../../features/learning/scenarios/api/get-scenario.ts';
import { ScenarioPlayer } from '../../features/learning/scenarios/components/player/scenario-player.tsx';
import { TimerFields, TimerMenu } from '../../features/identity/settings/components/timer-menu.tsx';
import { useAsksConfidence, useTimer } from '../../features/identity/settings/api/get-settings.ts';
import { correctCount, type GivenAnswer } from '../../features/learning/scenarios/player.rules.ts';
import { whenIdle } from '../../browser/idle.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Notices } from '../progress-notices/notices.tsx';
import { AboutQuestion } from './about-question.tsx';
import { OriginLink, useOrigin } from './origin-link.tsx';
import { QuestionTool } from './question-tool.tsx';
import { scenarioAddress, type PlayerEntry } from './start.ts';
import type { Begun } from './use-beginning.ts';
import { useCompletionToast } from './use-completion-toast.ts';
import { useMarking } from './use-marking.ts';
import { useSaving } from './use-saving.ts';

/** Shown at the end of the case; loaded while the learner reads the first question. */
const loadResult = async () => (await import('./scenario-result.tsx')).ScenarioResult;
const ScenarioResult = lazyWithRetry(loadResult);

export interface RunProps {
  readonly begun: Begun & { readonly beginning: Beginning };
}

/** One attempt, from its current state to its result. */
export function Run({ begun }: RunProps) {
  const { beginning, theirs, refresh, startOver } = begun;
  const { attemptId, scenario, start, over } = beginning;
  const { t } = useTranslation('learning/scenarios.player');
  const timer = useTimer();
  const tellCompletion = useCompletionToast();
  const from = useOrigin();
  const [, navigate] = useLocation();
  const marking = useMarking();
  const asksConfidence = useAsksConfidence();
  const { saving, begin } = useSaving();
  const [recorded, setRecorded] = useState(start.mode === 'tutor' ? start.answers.length : 0);
  const [answers, setAnswers] = useState<readonly GivenAnswer[] | null>(null);
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  const [unlocked, setUnlocked] = useState<readonly UserAchievement[]>([]);
  const peersOf = usePeerChoices(scenario.id, scenario.version, recorded);
  const { questions } = scenario.scenario;
  const hadEnded = start.answers.length === countAsked(questions, start.answers) && start.explaining === null;
  const attempt = { attemptId, scenarioId: scenario.id, version: scenario.version };
  const placeOf = (questionIndex: number) => ({
    scenarioId: scenario.id,
    version: scenario.version,
    questionIndex,
  });
  const isMarked = (step: number) => marking.isMarked(placeOf(step));
  const noteOn = (step: number) => marking.noteOn(placeOf(step));
  const noteUnlocked = (more: readonly UserAchievement[]) => setUnlocked((before) => [...before, ...more]);

  useEffect(() => whenIdle(() => void loadResult().catch(() => undefined)), []);
  useEffect(() => {
    if (answers) window.scrollTo(0, 0);
  }, [answers]);

  const status = answers !== null && answers.length > 0 ? delivery?.status : undefined;
  useEffect(() => {
    if (!status) return;
    // Once stored on this device it has ended too: the outbox may send it after the page is closed.
    const entry: PlayerEntry = { from, ...(status !== 'refused' && { finished: attemptId }) };
    navigate(scenarioAddress(scenario.id), { replace: true, state: entry });
  }, [status, navigate, from, attemptId, scenario.id]);

  // A key of an older edition may have been corrected since the attempt began. Now that it is over, its review uses the
  // corrected one.
  const listed = useScenario(scenario.id).data;
  const isOlder = Boolean(listed && listed.version !== scenario.version);
  const stored = useAttemptReview(attemptId, isOlder && answers !== null && delivery?.status === 'sent').data;

  if (answers) {
    // The result names these itself.
    const shown = new Set(unlocked.map(({ id }) => id));
    return (
      <div className="page pt-2 pb-6">
        <Suspense>
          <ScenarioResult
            scenario={stored?.scenario ?? scenario}
            attemptId={attemptId}
            answers={stored ? gradedAnswers(stored) : answers}
            delivery={delivery}
            unlocked={unlocked}
            peersOf={peersOf}
            isMarked={isMarked}
            noteOn={noteOn}
            back={<OriginLink href={from} />}
            onAgain={() => {
              navigate(scenarioAddress(scenario.id), {
                replace: true,
                state: { from } satisfies PlayerEntry,
              });
              startOver();
            }}
          />
        </Suspense>
        <Notices skips={({ id }) => correctCount(answers) === 0 || shown.has(id)} />
      </div>
    );
  }
  return (
    <div className="page pt-1 pb-4 lg:pb-6">
      <ScenarioPlayer
        steps={questions.map((_, questionIndex) => ({ scenario, questionIndex }))}
        seed={attemptId}
        title={scenario.title}
        start={start}
        theirs={theirs}
        timer={timer}
        renderTimer={(fields) => (fields ? <TimerFields /> : <TimerMenu />)}
        asksConfidence={asksConfidence}
        saving={saving}
        back={<OriginLink href={from} isTight />}
        notice={
          beginning.resumed && (
            <p role="status" className="text-sm text-muted">
              {t('resumed')}
            </p>
          )
        }
        isMarked={isMarked}
        noteOn={noteOn}
        onMark={(step) => marking.toggle(placeOf(step))}
        renderTool={(tool, step, close) => (
          <QuestionTool tool={tool} question={placeOf(step)} marking={marking} onClose={close} />
        )}
        peersOf={peersOf}
        renderAbout={(step, selected) => (
          <AboutQuestion scenario={scenario} questionIndex={step} selectedOption={selected} />
        )}
        onMode={(mode) => rememberMode('case', mode)}
        onStartOver={startOver}
        onChange={(snapshot) =>
          keepAttempt(scenario.id, {
            ...snapshot,
            attemptId,
            version: scenario.version,
            updatedAt: Date.now(),
            ...(over !== undefined && { over }),
          })
        }
        onAnswer={(answer, seconds, { mode }) => {
          const settle = begin();
          record(answerBody({ ...attempt, mode }, answer, seconds), (news) => {
            const { status } = news;
            if (news.status === 'sent') noteUnlocked(news.answer.unlocked);
            settle(status);
            if (mode === 'tutor' && status === 'sent') setRecorded((count) => count + 1);
            // Another device was first: its answer counts.
            if (status === 'known') refresh();
          });
        }}
        onFinish={(given, seconds, { mode }) => {
          const score = attemptScore(questions, given);
          // The last question stays until the result can replace it.
          startTransition(() => setAnswers(given));
          let told = false;
          record(completionBody({ ...attempt, mode }, given, score, seconds), (news) => {
            setDelivery(news);
            // Until the server has it, a reload returns to it.
            if (news.status !== 'saved') forgetAttempt(scenario.id, attemptId);
            if (news.status === 'sent') {
              setRecorded(questions.length);
              noteUnlocked(news.answer.unlocked);
            }
            // The outbox announces anything later. Without an answer there is nothing to announce: the attempt doesn't
            // count. Nor if it ended before a reload: that has been announced, or the outbox will.
            if (!told && given.length > 0 && !hadEnded) tellCompletion(news, score);
            told = true;
          });
        }}
      />
      {/* A badge waits for the result, so as not to interrupt the case. */}
      <OutboxNotice />
    </div>
  );
}
