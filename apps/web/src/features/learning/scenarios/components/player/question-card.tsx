import { useId, type ReactNode, type Ref } from 'react';
import type { Question, Scenario } from '@rounds/contract/learning/scenarios';
import { keyIndex } from '@rounds/contract/learning/progress.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Card } from '../../../../../ui/card/card.tsx';
import type { PlayerState } from '../../player.rules.ts';
import { AnswerOption, type Outcome } from './answer-option.tsx';
import { Explanation } from './explanation.tsx';
import { ReportProblem } from './report-problem.tsx';

export interface QuestionCardProps {
  readonly question: Question;
  readonly scenario: Pick<Scenario, 'id' | 'version'>;
  readonly state: PlayerState;
  readonly onChoose: (option: number) => void;
  readonly actions: ReactNode;
  readonly cardRef: Ref<HTMLElement>;
}

export function QuestionCard({ question, scenario, state, onChoose, actions, cardRef }: QuestionCardProps) {
  const { t } = useTranslation('learning/scenarios');
  const id = useId();
  const explained = state.phase === 'explained';
  const key = keyIndex(question);
  return (
    <Card ref={cardRef} tabIndex={-1} aria-labelledby={`${id}-question`} className="outline-none">
      <fieldset className="grid min-w-0 gap-2.5 px-4 pt-4 sm:px-5 sm:pt-5">
        <legend className="contents">
          <h2 id={`${id}-question`} lang="en" dir="ltr" className="mb-1 text-lg text-pretty">
            {question.question}
          </h2>
          <span className="sr-only">{t('player.choose')}</span>
        </legend>
        {question.options.map((text, index) => (
          <AnswerOption
            key={text}
            index={index}
            text={text}
            name={id}
            checked={state.selected === index}
            outcome={explained ? outcomeOf(index, key, state.selected) : null}
            rationale={question.optionRationales[index]}
            onChoose={onChoose}
          />
        ))}
      </fieldset>
      {explained && (
        <div className="grid animate-fade-in gap-3 px-4 pt-5 sm:px-5">
          <Explanation question={question} />
          <ReportProblem
            item={{
              scenarioId: scenario.id,
              version: scenario.version,
              questionIndex: state.index,
              selectedOption: state.selected,
            }}
          />
        </div>
      )}
      {actions}
    </Card>
  );
}

function outcomeOf(index: number, key: number, selected: number | null): Outcome {
  if (index === key) return index === selected ? 'rightChosen' : 'right';
  return index === selected ? 'wrongChosen' : 'wrong';
}
