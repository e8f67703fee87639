import { useEffect, useRef, useState } from 'react';
import { useCacheAnswer, type PracticeSession } from '../../features/learning/practice/api/get-practice.ts';
import { EndSession } from '../../features/learning/practice/components/end-session.tsx';
import {
  answersOf,
  secondsOf,
  withAnswers,
  type Given,
  type SessionStep,
} from '../../features/learning/practice/session.rules.ts';
import { useFilterNames } from '../../features/learning/practice/use-filter-names.ts';
import { sentAnswer } from '../../features/learning/progress/attempt.rules.ts';
import { useAsksConfidence } from '../../features/identity/settings/api/get-settings.ts';
import { OutboxNotice } from '../../features/learning/progress/components/outbox-notice.tsx';
import { record, unsentAnswers } from '../../features/learning/progress/outbox-client.ts';
import { ScenarioPlayer } from '../../features/learning/scenarios/components/player/scenario-player.tsx';
import { correctCount } from '../../features/learning/scenarios/player.rules.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { toast } from '../../ui/toast/toast.ts';
import { Notices } from '../progress-notices/notices.tsx';
import { AboutQuestion } from '../scenario-player/about-question.tsx';
import { OriginLink, useOrigin } from '../scenario-player/origin-link.tsx';
import { QuestionTool } from '../scenario-player/question-tool.tsx';
import { useMarking } from '../scenario-player/use-marking.ts';
import { useSaving } from '../scenario-player/use-saving.ts';
import { PracticeNotFound } from './practice-errors.tsx';
import { PracticeResult } from './practice-result.tsx';

export interface PracticeRunProps {
  readonly session: PracticeSession;
  readonly steps: readonly SessionStep[];
  /** It was deleted on another device. */
  readonly isGone: boolean;
  /** The server holds something else than this page. */
  readonly onOutdated: () => void;
}

const noPeers = () => undefined;

/** One session, from its current question to its result. It has no clock: practice is for taking time. */
export function PracticeRun({ session, steps, isGone, onOutdated }: PracticeRunProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const { t: review } = useTranslation('learning/review');
  const { t: progress } = useTranslation('learning/progress');
  const { t: practice } = useTranslation('learning/practice');
  const names = useFilterNames(true)(session.filters);
  const { id } = session;
  const isReview = session.filters.states?.join() === 'due';
  const name = session.shared ? practice('sessions.shared') : names.join(' · ') || practice('sessions.any');
  // With what this device has still to send.
  const items = withAnswers(session.items, unsentAnswers(id));
  const answers = answersOf(items, steps);
  const [start] = useState({
    answers,
    struck: {},
    mode: session.mode,
    explaining: null,
    spent: secondsOf(items) * 1000,
  });
  const [stage, setStage] = useState<'asking' | 'explaining' | 'over'>('asking');
  const asksConfidence = useAsksConfidence();
  const { saving, begin } = useSaving();
  const keepGiven = useCacheAnswer(id);
  const marking = useMarking();
  const from = useOrigin();
  const answeredAt = useRef(performance.now());

  // Once ended or deleted elsewhere, it accepts no more answers. An explanation stays until it has been read.
  const isReading = stage === 'explaining';
  const isOver = stage === 'over' || (session.completedAt !== null && !isReading);

  useEffect(() => {
    if (isOver) window.scrollTo(0, 0);
  }, [isOver]);

  const send = (given: Given) => {
    const settle = begin();
    keepGiven(given);
    record({ practiceId: id, ...given }, (news) => {
      const { status } = news;
      settle(status);
      // Once it is over, the server reports what it earned, and which keys of older editions were corrected since.
      if (news.status === 'sent' && news.answer.completed) onOutdated();
      // Another device was first, or the session is over: the server's version counts.
      if (status === 'known' || status === 'refused') onOutdated();
      if (status === 'refused') {
        toast({
          title: progress('outbox.lostTitle'),
          description: progress('outbox.lostText'),
          variant: 'destructive',
        });
      }
    });
  };
  const placeOf = (step: number) => {
    const { scenario, questionIndex } = steps[step] ?? firstOf(steps);
    return { scenarioId: scenario.id, version: scenario.version, questionIndex };
  };
  const isMarked = (step: number) => marking.isMarked(placeOf(step));
  const noteOn = (step: number) => marking.noteOn(placeOf(step));
  const about = (step: number, selectedOption: number | null) => {
    const { scenario, questionIndex } = steps[step] ?? firstOf(steps);
    return (
      <AboutQuestion scenario={scenario} questionIndex={questionIndex} selectedOption={selectedOption} />
    );
  };
  if (isGone && !isReading) return <PracticeNotFound />;
  if (isOver) {
    return (
      <>
        <PracticeResult
          isReview={isReview}
          steps={steps}
          seed={id}
          answers={answers}
          xp={session.xp}
          ready={saving === 'none' || saving === 'recorded'}
          isKept={saving !== 'sending'}
          back={<OriginLink href={from} />}
          isMarked={isMarked}
          noteOn={noteOn}
          renderAbout={about}
        />
        <Notices skips={() => correctCount(answers) === 0} />
      </>
    );
  }
  return (
    <div className="page pt-1 pb-4 lg:pb-6">
      <ScenarioPlayer
        steps={steps}
        seed={id}
        title={isReview ? review('title') : `${t('practice.title')} · ${name}`}
        start={start}
        theirs={answers}
        timer="off"
        asksConfidence={asksConfidence}
        saving={saving}
        back={<OriginLink href={from} isTight />}
        endControl={
          <EndSession id={id} countUnsent={() => unsentAnswers(id).length} onEnded={() => setStage('over')} />
        }
        tellsCaseShort={isReview}
        // An exam's XP would reveal the verdict.
        earns={isReview && session.mode !== 'exam' ? 'review' : 'nothing'}
        isMarked={isMarked}
        noteOn={noteOn}
        onMark={(step) => marking.toggle(placeOf(step))}
        renderTool={(tool, step, close) => (
          <QuestionTool tool={tool} question={placeOf(step)} marking={marking} onClose={close} />
        )}
        peersOf={noPeers}
        renderAbout={about}
        onChange={({ explaining }) => {
          const next = explaining === null ? 'asking' : 'explaining';
          setStage((before) => (before === 'over' ? before : next));
        }}
        onAnswer={(answer) => {
          const now = performance.now();
          const seconds = Math.round((now - answeredAt.current) / 1000);
          answeredAt.current = now;
          const { questionIndex: position, ...sent } = sentAnswer(answer);
          send({ position, ...sent, seconds });
        }}
        onFinish={() => setStage('over')}
      />
      {/* A badge waits for the result, so that it doesn't interrupt the questions. */}
      <OutboxNotice />
    </div>
  );
}

function firstOf(steps: readonly SessionStep[]): SessionStep {
  const [first] = steps;
  if (!first) throw new RangeError('A session without a question');
  return first;
}
