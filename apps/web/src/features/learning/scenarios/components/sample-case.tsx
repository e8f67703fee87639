import { useReducer, useRef, useState, type ReactNode } from 'react';
import type { CareerPath } from '@rounds/contract/common';
import { careerPaths } from '@rounds/contract/common.rules';
import { optionsOrder } from '@rounds/contract/learning/attempts.options-order.rules';
import type { Question, Scenario } from '@rounds/contract/learning/scenarios';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import type { SampleState } from '../api/get-sample.ts';
import { clinicalPicture } from '../clinical-picture.rules.ts';
import { pendingAnswer, playerReducer, startPlayer } from '../player.rules.ts';
import { typeset } from '../typeset.rules.ts';
import { patientGroup } from '../vitals.rules.ts';
import { CasePanel } from './case/case-panel.tsx';
import { PathIcon } from './path-icon.tsx';
import { QuestionCard } from './player/question-card.tsx';

export interface SampleCaseProps extends SampleState {
  readonly path: CareerPath;
  readonly onPath: (path: CareerPath) => void;
  /** What to show once the question is answered. */
  readonly next: (scenario: Scenario) => ReactNode;
}

/** The first question of a case from each path, to answer without an account. Nothing is recorded. */
export function SampleCase({ path, onPath, sample, failed, retry, next }: SampleCaseProps) {
  const { t } = useTranslation('learning/scenarios');
  const { t: common } = useTranslation('app/common');
  const scenario = sample?.scenario && typeset(sample.scenario);
  const question = scenario?.scenario.questions[0];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div role="group" aria-label={t('pathways.paths')} className="flex flex-wrap gap-2">
        {careerPaths.map((entry) => (
          <button
            key={entry}
            type="button"
            aria-pressed={entry === path}
            onClick={() => onPath(entry)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border bg-raised ps-2 pe-4 font-medium transition-colors hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft"
          >
            <PathIcon path={entry} className="size-7" />
            {common(`careerPath.${entry}`)}
          </button>
        ))}
      </div>
      {failed ? (
        <Card className="p-5">
          <EmptyState
            title={t('list.failed')}
            action={<Button onClick={retry}>{common('action.tryAgain')}</Button>}
          />
        </Card>
      ) : scenario && question && scenario.careerPath === path ? (
        <Try key={scenario.id} scenario={scenario} question={question} next={next(scenario)} />
      ) : sample && !scenario ? (
        <Card className="p-5">
          <EmptyState title={t('list.empty')} />
        </Card>
      ) : (
        <Skeleton className="h-160 rounded-card" />
      )}
    </div>
  );
}

interface TryProps {
  readonly scenario: Scenario;
  readonly question: Question;
  readonly next: ReactNode;
}

function Try({ scenario, question, next }: TryProps) {
  const { t } = useTranslation('learning/scenarios');
  const [state, dispatch] = useReducer(playerReducer, [question], (questions) =>
    startPlayer(questions, null),
  );
  const [order] = useState(() => optionsOrder('sample', 0, question.options));
  const card = useRef<HTMLElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const { patientPresentation } = scenario.scenario;
  const picture = clinicalPicture(scenario.scenario, 0);
  const submit = () => {
    dispatch({ type: 'submit' });
    // The verdict is above the options; if they are long, it would be out of sight.
    requestAnimationFrame(() => verdict.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }));
    card.current?.focus({ preventScroll: true });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-5">
        <h3 lang="en" dir="ltr" className="text-xl font-semibold text-around">
          {scenario.title}
        </h3>
        <CasePanel
          presentation={patientPresentation}
          picture={picture}
          group={patientGroup(picture.patient)}
        />
      </Card>
      <QuestionCard
        question={question}
        state={state}
        order={order}
        marked={false}
        peers={undefined}
        onChoose={(option) => dispatch({ type: 'choose', option })}
        onStrike={(option) => dispatch({ type: 'strike', option })}
        seed="sample"
        onRespond={(response) => dispatch({ type: 'respond', response })}
        about={null}
        cardRef={card}
        verdictRef={verdict}
        actions={
          <div className="flex flex-wrap items-center justify-end gap-3 p-4 sm:p-5">
            {state.phase === 'explained' ? (
              next
            ) : (
              <Button disabled={!pendingAnswer(state)} onClick={submit}>
                {t('player.submit')}
              </Button>
            )}
          </div>
        }
      />
    </div>
  );
}
