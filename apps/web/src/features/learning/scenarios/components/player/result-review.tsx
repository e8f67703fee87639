import { useState, type ReactNode } from 'react';
import { Bookmark, Check, ChevronDown, CircleDashed, Minus, X } from 'lucide-react';
import { optionsOrder } from '@rounds/contract/learning/attempts.options-order.rules';
import type { Question } from '@rounds/contract/learning/scenarios';
import { useFormat } from '../../../../../format/format.ts';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { Notice } from '../../../../../ui/notice/notice.tsx';
import { clinicalPicture } from '../../clinical-picture.rules.ts';
import { verdictOf, type GivenAnswer } from '../../player.rules.ts';
import { typeset } from '../../typeset.rules.ts';
import { patientGroup } from '../../vitals.rules.ts';
import { CasePanel } from '../case/case-panel.tsx';
import { English } from '../english.tsx';
import { useFormats } from '../formats/lazy-format-answer.tsx';
import { NoteRead } from '../tools/note-read.tsx';
import { AnswerArea } from './answer-area.tsx';
import { ReviewedOptions } from './reviewed-options.tsx';
import type { Step } from './scenario-player.tsx';
import { TrickAndReference } from './trick-and-reference.tsx';
import { Verdict, type Peers } from './verdict.tsx';

export interface ResultReviewProps {
  readonly steps: readonly Step[];
  /** The seed for the order of the options. */
  readonly seed: string;
  /** By index. */
  readonly answers: readonly GivenAnswer[];
  /** Leaves out unanswered questions, so that nothing that is still to be practiced is given away. */
  readonly answeredOnly?: boolean;
  readonly peersOf: (step: number) => Peers | undefined;
  readonly isMarked: (step: number) => boolean;
  /** The learner's note on a question; absent if there can be none. */
  readonly noteOn?: (step: number) => string;
  readonly renderAbout: (step: number, selected: number | null) => ReactNode;
  /** Material that belongs to the story but isn't prose. */
  readonly told?: ReactNode;
  /** What the cases are headed with. */
  readonly heading?: string | undefined;
}

/**
 * Every question with its answer. Missed ones are open, with all their options and the deciding fact; right ones are
 * closed. Then the guidelines behind them.
 */
export function ResultReview(props: ResultReviewProps) {
  const { seed, answers, answeredOnly = false, peersOf, isMarked, renderAbout } = props;
  const { t } = useTranslation('learning/scenarios');
  const steps = props.steps.map(({ scenario, questionIndex }) => ({
    scenario: typeset(scenario),
    questionIndex,
  }));
  useFormats(
    steps.flatMap(({ scenario, questionIndex }) => scenario.scenario.questions[questionIndex] ?? []),
  );
  const shown = steps.filter((_, step) => !answeredOnly || answers.some((one) => one.questionIndex === step));
  const isOfOne = new Set(shown.map(({ scenario }) => scenario.id)).size === 1;
  const references = [...new Set(shown.flatMap(({ scenario }) => scenario.scenario.references))];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg">{t('review.title')}</h2>
      <ol className="grid gap-2">
        {steps.map(({ scenario, questionIndex }, step) => {
          const question = scenario.scenario.questions[questionIndex];
          const answer = answers.find((one) => one.questionIndex === step);
          return (
            question &&
            (answer || (!answeredOnly && !question.withdrawn)) && (
              <li key={`${scenario.id} ${questionIndex}`}>
                <ReviewItem
                  scenario={scenario}
                  questionIndex={questionIndex}
                  question={question}
                  marked={isMarked(step)}
                  note={props.noteOn?.(step) ?? ''}
                  number={step + 1}
                  order={optionsOrder(seed, step, question.options)}
                  seed={seed}
                  step={step}
                  answer={answer}
                  peers={peersOf(step)}
                  told={props.told}
                  heading={props.heading}
                  about={renderAbout(step, answer?.selectedOption ?? null)}
                />
              </li>
            )
          );
        })}
      </ol>
      {references.length > 0 && (
        <References title={t(isOfOne ? 'review.references' : 'review.referencesOfAll')} list={references} />
      )}
    </section>
  );
}

/** Up to this many are expanded; a session with many cases has a page of them. */
const mostOpen = 6;

/** The guidelines behind the questions, for those who look for them. */
function References({ title, list }: { readonly title: string; readonly list: readonly string[] }) {
  const format = useFormat();
  return (
    <details open={list.length <= mostOpen} className="pt-2 text-sm text-muted">
      <summary className="flex min-h-11 list-none items-center gap-2">
        <h3 className="font-semibold">{title}</h3>
        <span className="figures">{format.number(list.length)}</span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="flex-none transition-transform [[open]>summary>&]:rotate-180"
        />
      </summary>
      <ul className="list-disc ps-5">
        {list.map((reference) => (
          <li key={reference}>
            <English>{reference}</English>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ReviewItemProps extends Step {
  readonly marked: boolean;
  readonly note: string;
  readonly question: Question;
  readonly number: number;
  readonly seed: string;
  readonly step: number;
  readonly order: readonly number[];
  readonly answer: GivenAnswer | undefined;
  readonly peers: Peers | undefined;
  readonly about: ReactNode;
  readonly told: ReactNode;
  readonly heading: string | undefined;
}

function ReviewItem(props: ReviewItemProps) {
  const { question, number, marked, seed, step, order, answer, peers, about } = props;
  const { t } = useTranslation('learning/scenarios.player');
  const state = answer ? stateOf[verdictOf(answer)] : 'unanswered';
  return (
    <details open={state !== 'correct'} className="group rounded-control border bg-raised">
      <summary className="flex list-none items-start gap-3 px-3 py-2.5">
        <ReviewMark state={state} />
        <span lang="en" dir="ltr" className="min-w-0 grow font-medium text-around">
          <span className="figures text-muted">{number}. </span>
          {question.question}
        </span>
        {marked && (
          <Bookmark
            size={18}
            role="img"
            aria-label={t('tools.marked')}
            className="mt-0.5 flex-none fill-current text-accent-text"
          />
        )}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="mt-0.5 text-muted transition-transform [[open]>summary>&]:rotate-180"
        />
      </summary>
      <div className="grid gap-2.5 border-t px-3 py-3">
        {props.scenario.scenario.patientPresentation !== '' && <CaseThen {...props} />}
        <Verdict
          question={question}
          correct={answer?.correct ?? null}
          selected={answer?.selectedOption ?? null}
          response={answer?.response}
          order={order}
          fullCredit={peers?.fullCredit}
          isBrief
          source={props.heading}
        />
        <NoteRead note={props.note} />
        {question.corrected && <Notice live={false}>{t('review.corrected')}</Notice>}
        {answer?.confidence && (
          <p className="text-sm text-muted">
            {t('confidence.given', { confidence: t(`confidence.${answer.confidence}`) })}
          </p>
        )}
        {question.item ? (
          <AnswerArea
            question={question}
            seed={seed}
            step={step}
            name={`review-${number}`}
            selected={null}
            response={answer?.response ?? null}
            graded
          />
        ) : (
          <ReviewedOptions
            question={question}
            order={order}
            name={`review-${number}`}
            selected={answer?.selectedOption ?? null}
            shares={peers?.shares}
          />
        )}
        <TrickAndReference question={question} />
        {about}
      </div>
    </details>
  );
}

const stateOf = { right: 'correct', partly: 'partly', wrong: 'wrong' } as const;

const marks = {
  correct: { Icon: Check, look: 'bg-positive text-raised' },
  partly: { Icon: CircleDashed, look: 'bg-caution text-raised' },
  wrong: { Icon: X, look: 'bg-caution text-raised' },
  unanswered: { Icon: Minus, look: 'border-2 border-border-strong text-muted' },
} as const;

function ReviewMark({ state }: { readonly state: keyof typeof marks }) {
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  const { Icon, look } = marks[state];
  return (
    <span
      className={cx('mt-0.5 inline-flex size-6 flex-none items-center justify-center rounded-full', look)}
    >
      <Icon
        size={15}
        role="img"
        aria-label={state === 'partly' ? player('format.partly') : t(`review.${state}`)}
        className="stroke-3"
      />
    </span>
  );
}

/** The case with its readings and results as of when the question was asked. Rendered once it is opened. */
function CaseThen({
  scenario,
  questionIndex,
  told,
  heading,
}: Step & Pick<ReviewItemProps, 'told' | 'heading'>) {
  const { t } = useTranslation('learning/scenarios.player');
  const [open, setOpen] = useState(false);
  const { patientPresentation } = scenario.scenario;
  const picture = clinicalPicture(scenario.scenario, questionIndex);
  return (
    <details
      className="rounded-control border [&[open]>summary>svg]:rotate-180"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-3 text-sm font-semibold">
        {t('review.case')}
        <ChevronDown size={18} aria-hidden="true" className="text-muted transition-transform" />
      </summary>
      {open && (
        <div className="border-t px-3 py-3">
          <CasePanel
            presentation={patientPresentation}
            picture={picture}
            group={patientGroup(picture.patient)}
            told={told}
            heading={heading}
            storyFirst
          />
        </div>
      )}
    </details>
  );
}
