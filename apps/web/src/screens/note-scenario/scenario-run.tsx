import { useState } from 'react';
import type { OpenedNoteScenario } from '@rounds/contract/learning/notes.attempts';
import { passingScore } from '@rounds/contract/common.rules';
import { gradeOf } from '@rounds/contract/learning/progress.answers.rules';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { useHandIn } from '../../features/learning/notes/api/attempts.ts';
import { asScenario, editedOf } from '../../features/learning/notes/as-scenario.rules.ts';
import { Dialogue } from '../../features/learning/notes/components/dialogue.tsx';
import { SendFailed } from '../../features/learning/notes/components/send-failed.tsx';
import {
  keptScenario,
  useKeptAttempt,
  type KeptAttempt,
} from '../../features/learning/notes/use-kept-attempt.ts';
import { useSendAttempt } from '../../features/learning/notes/use-send-attempt.ts';
import { ScenarioPlayer } from '../../features/learning/scenarios/components/player/scenario-player.tsx';
import { freshState, type GivenAnswer } from '../../features/learning/scenarios/player.rules.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { cx } from '../../ui/cx.ts';
import { BackLink } from '../../ui/link/back-link.tsx';
import { TakenResult } from '../note-test/taken-result.tsx';
import { RunTool } from './run-tool.tsx';

export interface ScenarioRunProps {
  readonly made: OpenedNoteScenario;
  readonly onAgain: () => void;
  /** The questions have been changed since. */
  readonly onOutdated: () => void;
}

const noPeers = () => undefined;
const nothing = () => {};
const noAbout = () => null;

/** Where the player starts: what was answered is graded again, from the questions. */
function startOf({ answers, struck, explaining, spent = 0 }: KeptAttempt, scenario: Scenario) {
  const graded = answers.flatMap((given) => {
    const question = scenario.scenario.questions[given.questionIndex];
    const grade = question && gradeOf(question, given);
    return grade ? [{ questionIndex: given.questionIndex, ...grade }] : [];
  });
  return {
    ...freshState,
    answers: graded,
    struck: struck ?? freshState.struck,
    explaining: explaining ?? null,
    spent,
  };
}

/** One pass through a scenario from a note. It has no clock, and is graded when it is over. */
export function ScenarioRun({ made, onAgain, onOutdated }: ScenarioRunProps) {
  const { t } = useTranslation('learning/notes');
  const { user } = useSession();
  const [scenario] = useState(() =>
    asScenario({ ...made, xpReward: made.xpLeft }, user?.careerPath ?? 'nursing'),
  );
  const { attempt, change, forget } = useKeptAttempt(keptScenario(made.id), made.revision);
  const [start] = useState(() => startOf(attempt, scenario));
  const [finished, setFinished] = useState<{ answers: readonly GivenAnswer[]; seconds: number } | null>(null);
  const handIn = useHandIn('scenario', made.id);
  const sendAttempt = useSendAttempt(handIn, { forget, onOutdated });
  const { attemptId, flagged } = attempt;
  const { dialogue } = made.scenario;
  const told = dialogue.length > 0 && <Dialogue turns={dialogue} />;
  // Beside the tools of a run, on a phone its arrow says it.
  const backBy = (isTight: boolean) => (
    <BackLink href="/note-analysis?tab=scenarios">
      <span className={cx(isTight && 'max-sm:sr-only')}>{t('back.scenarios')}</span>
    </BackLink>
  );
  const send = (answers: readonly GivenAnswer[], seconds: number) => {
    const sent = answers.map(({ questionIndex, selectedOption, response }) => ({
      questionIndex,
      ...(response ? { response } : { selectedOption: selectedOption ?? 0 }),
    }));
    sendAttempt({ attemptId, revision: made.revision, answers: sent, timeSpent: seconds });
  };
  if (finished && handIn.data) {
    return (
      <TakenResult
        scenario={scenario}
        told={told}
        heading={t('items.source')}
        seed={attemptId}
        answers={finished.answers}
        flagged={flagged}
        edited={editedOf(made.questions)}
        attempt={handIn.data.attempt}
        passingScore={passingScore}
        mayEarn
        isReviewed
        noteId={made.noteId}
        back={backBy(false)}
        next={null}
        onAgain={onAgain}
      />
    );
  }
  if (finished) {
    return (
      <div className="page grid gap-4 py-4">
        {backBy(false)}
        {handIn.isError ? (
          <SendFailed error={handIn.error} onRetry={() => send(finished.answers, finished.seconds)} />
        ) : (
          <p role="status">{t('take.grading')}</p>
        )}
      </div>
    );
  }
  return (
    <div className="page pt-1 pb-4 lg:pb-6">
      <ScenarioPlayer
        steps={scenario.scenario.questions.map((_, questionIndex) => ({ scenario, questionIndex }))}
        seed={attemptId}
        title={scenario.title}
        start={start}
        theirs={undefined}
        timer="off"
        saving="none"
        back={backBy(true)}
        told={told}
        heading={t('items.source')}
        isMarked={(step) => flagged.includes(step)}
        noteOn={() => ''}
        onMark={(step) =>
          change({
            flagged: flagged.includes(step) ? flagged.filter((one) => one !== step) : [...flagged, step],
          })
        }
        renderTool={(tool, step, close) => (
          <RunTool key={step} tool={tool} name={`${made.id}.${step}`} onClose={close} />
        )}
        peersOf={noPeers}
        renderAbout={noAbout}
        onChange={({ answers, struck, explaining, spent }) => {
          const open = scenario.scenario.questions.findIndex(
            (_, index) => !answers.some(({ questionIndex }) => questionIndex === index),
          );
          change({ answers, struck, explaining, spent, at: open < 0 ? made.questions.length : open });
        }}
        onAnswer={nothing}
        onFinish={(answers, seconds) => {
          setFinished({ answers, seconds });
          window.scrollTo(0, 0);
          send(answers, seconds);
        }}
      />
    </div>
  );
}
