import { optionsOrder } from '@rounds/contract/learning/attempts.options-order.rules';
import { keyIndex } from '@rounds/contract/learning/progress.rules';
import type { Question } from '@rounds/contract/learning/scenarios';
import type { Response } from '@rounds/contract/learning/scenarios.formats';
import { canRuleOut } from '../../options.rules.ts';
import { FormatAnswer } from '../formats/lazy-format-answer.tsx';
import { AnswerOption, outcomeOf } from './answer-option.tsx';

export interface AnswerAreaProps {
  readonly question: Question;
  /** The seed for the order of the options, or of a format's lists. */
  readonly seed: string;
  /** The question's index in the run. */
  readonly step: number;
  /** The radio buttons' group name, unique on the page. */
  readonly name: string;
  /** The chosen option, by its authored index. */
  readonly selected: number | null;
  /** The response to a question of another format. */
  readonly response: Response | null;
  /** Whether the answer has been submitted: what was right is shown, and nothing can be changed. */
  readonly graded: boolean;
  /** The verdict above explains the chosen option, so the option itself doesn't repeat it. */
  readonly hasVerdict?: boolean;
  /** Options that the learner has ruled out. */
  readonly struck?: readonly number[] | undefined;
  /** Percentage of learners who chose each option, by authored index; absent if too few have answered. */
  readonly shares?: readonly number[] | undefined;
  readonly onChoose?: (option: number) => void;
  readonly onRespond?: (response: Response | null) => void;
  /** Absent if options can't be ruled out. */
  readonly onStrike?: (option: number) => void;
}

const none: readonly number[] = [];
const ignore = () => {};

/** Where a question is answered, and what was right once it is: its lettered options, or another format's controls. */
export function AnswerArea(props: AnswerAreaProps) {
  const { question, seed, step, name, selected, response, graded, struck = none, shares } = props;
  const { hasVerdict = false, onChoose = ignore, onRespond = ignore, onStrike } = props;
  const { item } = question;
  if (item) {
    return (
      <FormatAnswer
        item={item}
        seed={seed}
        step={step}
        response={response}
        graded={graded}
        isReview={props.onRespond === undefined}
        struck={struck}
        onRespond={onRespond}
        onStrike={onStrike}
      />
    );
  }
  const key = keyIndex(question);
  const ruledOut = canRuleOut(question.options.length) ? struck : none;
  return optionsOrder(seed, step, question.options).map((option, place) => (
    <AnswerOption
      key={option}
      place={place}
      index={option}
      text={question.options[option] ?? ''}
      name={name}
      checked={selected === option}
      struck={ruledOut.includes(option)}
      outcome={graded ? outcomeOf(option, key, selected) : null}
      rationale={
        hasVerdict && option === selected && option !== key ? null : question.optionRationales[option]
      }
      share={graded ? shares?.[option] : undefined}
      onChoose={onChoose}
      onStrike={canRuleOut(question.options.length) ? onStrike : undefined}
    />
  ));
}
