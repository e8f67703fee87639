import { useEffect, useRef, useState } from 'react';
import type { PracticeSession } from '../../features/learning/practice/api/practice.ts';
import { answersOf, secondsOf, type SessionStep } from '../../features/learning/practice/session.rules.ts';
import { usePracticeAnswers } from '../../features/learning/practice/use-practice-answers.ts';
import { ScenarioPlayer } from '../../features/learning/scenarios/components/player/scenario-player.tsx';
import type { GivenAnswer } from '../../features/learning/scenarios/player.rules.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { AboutQuestion } from '../scenario-player/about-question.tsx';
import { BackLink, useOrigin } from '../scenario-player/back-link.tsx';
import { QuestionTool } from '../scenario-player/question-tool.tsx';
import { useMarking } from '../scenario-player/use-marking.ts';
import { PracticeResult } from './practice-result.tsx';

export interface PracticeRunProps {
  readonly session: PracticeSession;
  readonly steps: readonly SessionStep[];
}

const noShares = () => undefined;
/** The server has every answer; what else is kept of an attempt isn't of a session. */
const keepNothing = () => {};

/** One session, from the question that it stands at to its result. It has no clock: practice is for taking time. */
export function PracticeRun({ session, steps }: PracticeRunProps) {
  const { t } = useTranslation('learning/player');
  const [start] = useState(() => ({
    answers: answersOf(session.items, steps),
    struck: {},
    mode: session.mode,
    explaining: null,
    spent: secondsOf(session.items) * 1000,
  }));
  const [finished, setFinished] = useState<readonly GivenAnswer[] | null>(
    session.completedAt === null ? null : start.answers,
  );
  const { saving, send } = usePracticeAnswers(session.id);
  const marking = useMarking();
  const back = <BackLink href={useOrigin()} />;
  const answeredAt = useRef(performance.now());

  useEffect(() => {
    if (finished) window.scrollTo(0, 0);
  }, [finished]);

  const placeOf = (step: number) => {
    const { scenario, questionIndex } = steps[step] ?? firstOf(steps);
    return { scenarioId: scenario.id, version: scenario.version, questionIndex };
  };
  const about = (step: number, selectedOption: number | null) => {
    const { scenario, questionIndex } = steps[step] ?? firstOf(steps);
    return (
      <AboutQuestion scenario={scenario} questionIndex={questionIndex} selectedOption={selectedOption} />
    );
  };
  if (finished) {
    return (
      <PracticeResult steps={steps} seed={session.id} answers={finished} back={back} renderAbout={about} />
    );
  }
  return (
    <div className="page pt-1 pb-4 lg:pb-6">
      <ScenarioPlayer
        steps={steps}
        seed={session.id}
        title={t('practice.title')}
        start={start}
        theirs={undefined}
        timer="off"
        saving={saving}
        back={back}
        isMarked={(step) => marking.isMarked(placeOf(step))}
        hasNote={(step) => marking.noteOn(placeOf(step)) !== ''}
        onMark={(step) => marking.toggle(placeOf(step))}
        renderTool={(tool, step, close) => (
          <QuestionTool tool={tool} question={placeOf(step)} marking={marking} onClose={close} />
        )}
        sharesOf={noShares}
        renderAbout={about}
        onChange={keepNothing}
        onAnswer={({ questionIndex, selectedOption }) => {
          const now = performance.now();
          const seconds = Math.round((now - answeredAt.current) / 1000);
          answeredAt.current = now;
          send({ position: questionIndex, selectedOption, seconds });
        }}
        onFinish={setFinished}
      />
    </div>
  );
}

function firstOf(steps: readonly SessionStep[]): SessionStep {
  const [first] = steps;
  if (!first) throw new RangeError('A session without a question');
  return first;
}
