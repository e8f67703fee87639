import type { Ref } from 'react';
import { ChevronDown, CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import type { Item, Response } from '@rounds/contract/learning/scenarios.formats';
import { type ItemScore, partsOf, scoreOf } from '@rounds/contract/learning/scenarios.formats.rules';
import type { Question } from '@rounds/contract/learning/scenarios';
import { keyIndex } from '@rounds/contract/learning/progress.rules';
import { useWide } from '../../../../../browser/media.ts';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { useFormat } from '../../../../../format/format.ts';
import { cx } from '../../../../../ui/cx.ts';
import { firstSentence } from '../../first-sentence.rules.ts';
import { optionLetter } from '../../player.rules.ts';
import { Prose } from '../case/case-parts.tsx';

/** How other learners did in a question, in percent. */
export interface Peers {
  /** By authored option; empty for other formats. */
  readonly shares: readonly number[];
  readonly fullCredit: number;
}

export interface VerdictProps {
  readonly question: Question;
  /** Null if nothing was answered. */
  readonly correct: boolean | null;
  /** The chosen option, by its authored index. */
  readonly selected: number | null;
  /** The response to a question of another format. */
  readonly response?: Response | null | undefined;
  /** Authored indices, in the order on screen. */
  readonly order: readonly number[];
  /** Percentage of learners with full credit; absent if too few have answered. */
  readonly fullCredit?: number | undefined;
  /**
   * Whether its options below show how each turned out: then it isn't repeated here, and everything is set more
   * tightly.
   */
  readonly isBrief?: boolean;
  /** Says where the explanation is from, where it isn't ours. */
  readonly source?: string | undefined;
  readonly verdictRef?: Ref<HTMLDivElement>;
}

const tones = {
  right: { Icon: CircleCheck, title: 'answer.correctTitle' },
  wrong: { Icon: CircleX, title: 'answer.wrongTitle' },
  none: { Icon: CircleMinus, title: 'review.unanswered' },
} as const;

/** The verdict and the explanation, right below the question, with the deciding fact first. */
export function Verdict(props: VerdictProps) {
  const {
    question,
    correct,
    selected,
    response,
    order,
    fullCredit,
    isBrief = false,
    source,
    verdictRef,
  } = props;
  const { t: player } = useTranslation('learning/scenarios.player');
  const format = useFormat();
  const { t } = useTranslation('learning/scenarios');
  const { item } = question;
  const score = item && scoreFor(item, response);
  const isReduced = item && response && losesPoints(item, response);
  const isPartly = score !== undefined && score.points > 0 && score.points < score.of;
  const { Icon, title } = tones[correct === null ? 'none' : correct ? 'right' : 'wrong'];
  const key = keyIndex(question);
  const whyNot = !correct && !item && !isBrief && selected !== null && question.optionRationales[selected];
  const { first, rest } = firstSentence(question.explanation);
  // On a phone, where everything missed is expanded, the deciding fact is enough to begin with.
  const wide = useWide();
  const isFolded = isBrief && !wide && !correct && rest !== '';
  return (
    <div
      ref={verdictRef}
      className={cx(
        'grid animate-fade-in rounded-control border-s-4 px-3 sm:px-4',
        isBrief ? 'gap-1 py-2.5 text-sm' : 'gap-2 py-3',
        correct ? 'border-positive bg-positive-soft' : 'border-caution bg-caution-soft',
      )}
    >
      <p
        className={cx(
          'flex flex-wrap items-center gap-x-2 font-semibold',
          correct ? 'text-positive' : 'text-caution',
        )}
      >
        <Icon size={20} aria-hidden="true" />
        {isPartly ? player('format.partly') : t(title)}
        {score && (
          <bdi className="figures font-normal">
            {player('format.points', { points: score.points, count: score.of })}
          </bdi>
        )}
      </p>
      {!correct && !item && !isBrief && (
        <p className="text-sm">
          {t('review.rightAnswer')}{' '}
          <bdi lang="en" dir="ltr" className="font-semibold rtl:block">
            {optionLetter(order.indexOf(key))}. {question.options[key]}
          </bdi>
        </p>
      )}
      {whyNot && (
        <p className="text-sm">
          {t('answer.youChose', { letter: optionLetter(order.indexOf(selected)) })}{' '}
          <bdi lang="en" dir="ltr" className="rtl:block">
            {whyNot}
          </bdi>
        </p>
      )}
      {!correct && item?.format === 'number' && (
        <p className="text-sm">
          {t('review.rightAnswer')}{' '}
          <bdi lang="en" dir="ltr" className="font-semibold rtl:block">
            {format.number(item.answer, 4)} {item.unit}
          </bdi>
        </p>
      )}
      {isReduced && <p className="text-sm">{player('format.subtracts')}</p>}
      {item && fullCredit !== undefined && (
        <p className="figures text-sm text-muted">{player('format.fullCredit', { percent: fullCredit })}</p>
      )}
      {question.explanation !== '' && (
        <div className="grid gap-1">
          {(source !== undefined || !isFolded) && (
            <h3 className={source === undefined ? 'sr-only' : 'text-sm font-normal text-muted'}>
              {source ?? t('player.explanation')}
            </h3>
          )}
          <p lang="en" dir="ltr" className="measure-wide font-medium rtl:me-auto" data-first-sentence="">
            {first}
          </p>
          {isFolded ? (
            <details className="[&[open]>summary>svg]:rotate-180">
              <summary className="-mb-1 flex min-h-11 w-fit list-none items-center gap-2 font-semibold">
                {t('player.explanation')}
                <ChevronDown size={16} aria-hidden="true" className="text-muted transition-transform" />
              </summary>
              <Prose isWide text={rest} className="pt-1" />
            </details>
          ) : (
            rest && <Prose isWide text={rest} />
          )}
        </div>
      )}
    </div>
  );
}

/** Whether wrong picks took points away: only where the scoring subtracts them. */
function losesPoints(item: Item, response: Response): boolean {
  return (
    'picks' in response &&
    partsOf(item).some(({ rule, keys }, index) => {
      const picked = response.picks[index] ?? [];
      const right = picked.filter((entry) => keys.includes(entry)).length;
      return rule === 'plus_minus' && right > 0 && right < picked.length;
    })
  );
}

/** If nothing was answered: no credit out of what was possible. */
function scoreFor(item: Item, response: Response | null | undefined): ItemScore {
  if (response) return scoreOf(item, response);
  return item.format === 'number'
    ? { points: 0, of: 1 }
    : scoreOf(item, { picks: partsOf(item).map(() => []) });
}
