import type { Ref } from 'react';
import type { NoteAnswer } from '@rounds/contract/learning/notes.questions.rules';
import type { Question } from '@rounds/contract/learning/scenarios';
import type { Response } from '@rounds/contract/learning/scenarios.formats';
import { QuestionLegend } from '../../features/learning/notes/components/question-legend.tsx';
import { AnswerArea } from '../../features/learning/scenarios/components/player/answer-area.tsx';
import { useMarkCaseActive } from '../../browser/active-case.ts';
import { useTranslation } from '../../i18n/translation.ts';

/** An answer as it is chosen; a response is null while it isn't complete. */
export type ChosenAnswer = { readonly selectedOption: number } | { readonly response: Response | null };

export interface TestQuestionProps {
  readonly question: Question;
  /** From zero. */
  readonly index: number;
  readonly total: number;
  /** What the order of the options goes by. */
  readonly seed: string;
  readonly given: NoteAnswer | undefined;
  /** Options that the learner has ruled out. */
  readonly struck: readonly number[] | undefined;
  readonly legendRef: Ref<HTMLLegendElement>;
  readonly onAnswer: (answer: ChosenAnswer) => void;
  readonly onStrike: (option: number) => void;
}

/** One question of a test. Nothing is told of it before the test is handed in. */
export function TestQuestion(props: TestQuestionProps) {
  useMarkCaseActive();
  const { question, index, total, seed, given, struck, legendRef } = props;
  const { onAnswer, onStrike } = props;
  const { t } = useTranslation('learning/notes');
  return (
    <fieldset key={index} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {/* Seen above the card, and read out with the question. */}
      <QuestionLegend
        legendRef={legendRef}
        position={<span className="sr-only">{t('take.position', { number: index + 1, total })}</span>}
        question={question.question}
      />
      <AnswerArea
        question={question}
        seed={seed}
        step={index}
        name={`question-${index}`}
        selected={given?.selectedOption ?? null}
        response={given?.response ?? null}
        graded={false}
        onChoose={(selectedOption) => onAnswer({ selectedOption })}
        struck={struck}
        onStrike={onStrike}
        onRespond={(response) => onAnswer({ response })}
      />
    </fieldset>
  );
}
