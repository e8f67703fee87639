import { Check, ChevronDown, Minus, X } from 'lucide-react';
import type { Question, Scenario } from '@rounds/contract/learning/scenarios';
import { keyIndex } from '@rounds/contract/learning/progress.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { optionLetter, type GivenAnswer } from '../../player.rules.ts';
import { Explanation } from './explanation.tsx';
import { ReportProblem } from './report-problem.tsx';

export interface ResultReviewProps {
  readonly scenario: Scenario;
  readonly answers: readonly GivenAnswer[];
}

/** Every question with what was answered, to be opened for its explanation; then the guidelines behind it all. */
export function ResultReview({ scenario, answers }: ResultReviewProps) {
  const { t } = useTranslation('learning/scenarios');
  const { questions, references } = scenario.scenario;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('review.title')}</h2>
      <ol className="grid gap-2">
        {questions.map((question, index) => (
          <li key={question.question}>
            <ReviewItem
              question={question}
              scenario={scenario}
              number={index + 1}
              answer={answers.find((answer) => answer.questionIndex === index)}
            />
          </li>
        ))}
      </ol>
      {references.length > 0 && (
        <div className="grid gap-1 pt-2 text-sm text-muted">
          <h3 className="font-semibold">{t('review.references')}</h3>
          <ul lang="en" dir="ltr" className="list-disc ps-5">
            {references.map((reference) => (
              <li key={reference}>{reference}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface ReviewItemProps {
  readonly question: Question;
  readonly scenario: Scenario;
  readonly number: number;
  readonly answer: GivenAnswer | undefined;
}

function ReviewItem({ question, scenario, number, answer }: ReviewItemProps) {
  const { t } = useTranslation('learning/scenarios');
  const state = !answer ? 'unanswered' : answer.correct ? 'correct' : 'wrong';
  return (
    <details className="group rounded-control border bg-raised">
      <summary className="flex list-none items-start gap-3 px-3 py-2.5">
        <ReviewMark state={state} />
        <span className="grow">
          <bdi lang="en" dir="ltr">
            <span className="figures text-muted">{number}. </span>
            {question.question}
          </bdi>
        </span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="mt-0.5 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 border-t px-3 py-3">
        <dl className="grid gap-2 text-sm">
          {answer && !answer.correct && (
            <Choice label={t('review.yourAnswer')} question={question} index={answer.selectedOption} />
          )}
          <Choice label={t('review.rightAnswer')} question={question} index={keyIndex(question)} />
        </dl>
        <Explanation question={question} />
        <ReportProblem
          item={{
            scenarioId: scenario.id,
            version: scenario.version,
            questionIndex: number - 1,
            selectedOption: answer?.selectedOption ?? null,
          }}
        />
      </div>
    </details>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly question: Question;
  readonly index: number;
}

function Choice({ label, question, index }: ChoiceProps) {
  const rationale = question.optionRationales[index];
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd lang="en" dir="ltr">
        <span className="font-semibold">
          {optionLetter(index)}. {question.options[index]}
        </span>
        {rationale && <span className="block text-muted">{rationale}</span>}
      </dd>
    </div>
  );
}

const marks = {
  correct: { Icon: Check, look: 'bg-positive text-raised' },
  wrong: { Icon: X, look: 'bg-caution text-raised' },
  unanswered: { Icon: Minus, look: 'border-2 border-border-strong text-muted' },
} as const;

function ReviewMark({ state }: { readonly state: keyof typeof marks }) {
  const { t } = useTranslation('learning/scenarios');
  const { Icon, look } = marks[state];
  return (
    <span
      className={cx('mt-0.5 inline-flex size-6 flex-none items-center justify-center rounded-full', look)}
    >
      <Icon size={15} role="img" aria-label={t(`review.${state}`)} className="stroke-3" />
    </span>
  );
}
