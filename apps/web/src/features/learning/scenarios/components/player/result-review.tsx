import type { ReactNode } from 'react';
import { Check, ChevronDown, Minus, X } from 'lucide-react';
import { optionsOrder } from '@rounds/contract/learning/attempts.options-order.rules';
import { keyIndex } from '@rounds/contract/learning/progress.rules';
import type { Question } from '@rounds/contract/learning/scenarios';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import type { GivenAnswer } from '../../player.rules.ts';
import { FormatAnswer, useFormats } from '../formats/lazy-format-answer.tsx';
import { AnswerOption, outcomeOf } from './answer-option.tsx';
import type { Step } from './scenario-player.tsx';
import { TrickAndReference } from './trick-and-reference.tsx';
import { Verdict } from './verdict.tsx';

export interface ResultReviewProps {
  readonly steps: readonly Step[];
  /** What the order of the options went by. */
  readonly seed: string;
  /** By their place among the steps. */
  readonly answers: readonly GivenAnswer[];
  readonly sharesOf: (step: number) => readonly number[] | undefined;
  readonly renderAbout: (step: number, selected: number | null) => ReactNode;
}

/**
 * Every question with what was answered. What was missed stands open, with all its options and the fact that decided; what
 * was right is closed. Then the guidelines behind it all.
 */
export function ResultReview({ steps, seed, answers, sharesOf, renderAbout }: ResultReviewProps) {
  const { t } = useTranslation('learning/scenarios');
  useFormats(
    steps.flatMap(({ scenario, questionIndex }) => scenario.scenario.questions[questionIndex] ?? []),
  );
  const references = [...new Set(steps.flatMap(({ scenario }) => scenario.scenario.references))];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg">{t('review.title')}</h2>
      <ol className="grid gap-2">
        {steps.map(({ scenario, questionIndex }, step) => {
          const question = scenario.scenario.questions[questionIndex];
          const answer = answers.find((one) => one.questionIndex === step);
          return (
            question && (
              <li key={`${scenario.id} ${questionIndex}`}>
                <ReviewItem
                  question={question}
                  number={step + 1}
                  order={optionsOrder(seed, step, question.options)}
                  seed={seed}
                  step={step}
                  answer={answer}
                  shares={sharesOf(step)}
                  about={renderAbout(step, answer?.selectedOption ?? null)}
                />
              </li>
            )
          );
        })}
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
  readonly number: number;
  readonly seed: string;
  readonly step: number;
  readonly order: readonly number[];
  readonly answer: GivenAnswer | undefined;
  readonly shares: readonly number[] | undefined;
  readonly about: ReactNode;
}

const noChange = () => {};

function ReviewItem(props: ReviewItemProps) {
  const { question, number, seed, step, order, answer, shares, about } = props;
  const { item } = question;
  const state = !answer ? 'unanswered' : answer.correct ? 'correct' : 'wrong';
  const selected = answer?.selectedOption ?? null;
  const key = keyIndex(question);
  return (
    <details open={state !== 'correct'} className="group rounded-control border bg-raised">
      <summary className="flex list-none items-start gap-3 px-3 py-2.5">
        <ReviewMark state={state} />
        <span className="min-w-0 grow font-medium">
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
      <div className="grid gap-2.5 border-t px-3 py-3">
        <Verdict
          question={question}
          correct={answer?.correct ?? null}
          response={answer?.response}
          order={order}
        />
        {item && (
          <FormatAnswer
            item={item}
            seed={seed}
            step={step}
            response={answer?.response ?? null}
            graded
            struck={[]}
            onRespond={noChange}
            onStrike={noChange}
          />
        )}
        {!item &&
          order.map((index, place) => (
            <AnswerOption
              key={index}
              place={place}
              index={index}
              text={question.options[index] ?? ''}
              name={`review-${number}`}
              checked={index === selected}
              struck={false}
              outcome={outcomeOf(index, key, selected)}
              rationale={question.optionRationales[index]}
              share={shares?.[index]}
              onChoose={noChange}
              onStrike={noChange}
            />
          ))}
        <TrickAndReference question={question} />
        {about}
      </div>
    </details>
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
