import type { Ref } from 'react';
import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import type { Response } from '@rounds/contract/learning/scenarios.formats';
import { scoreOf } from '@rounds/contract/learning/scenarios.formats.rules';
import type { Question } from '@rounds/contract/learning/scenarios';
import { keyIndex } from '@rounds/contract/learning/progress.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { useFormat } from '../../../../../format/format.ts';
import { cx } from '../../../../../ui/cx.ts';
import { firstSentence } from '../../first-sentence.rules.ts';
import { optionLetter } from '../../player.rules.ts';
import { Prose } from '../case/case-parts.tsx';

export interface VerdictProps {
  readonly question: Question;
  /** Null where nothing was answered. */
  readonly correct: boolean | null;
  /** To a question of another format than single best answer. */
  readonly response?: Response | null | undefined;
  /** As the options stand on screen: authored indices. */
  readonly order: readonly number[];
  readonly verdictRef?: Ref<HTMLDivElement>;
}

const tones = {
  right: { Icon: CircleCheck, title: 'answer.correctTitle' },
  wrong: { Icon: CircleX, title: 'answer.wrongTitle' },
  none: { Icon: CircleMinus, title: 'review.unanswered' },
} as const;

/** What the answer was and why, right under the question: the fact that decided stands first. */
export function Verdict({ question, correct, response, order, verdictRef }: VerdictProps) {
  const { t: player } = useTranslation('learning/scenarios.player');
  const format = useFormat();
  const { t } = useTranslation('learning/scenarios');
  const { item } = question;
  const score = item && response ? scoreOf(item, response) : null;
  const isPartly = score !== null && score.points > 0 && score.points < score.of;
  const { Icon, title } = tones[correct === null ? 'none' : correct ? 'right' : 'wrong'];
  const key = keyIndex(question);
  const { first, rest } = firstSentence(question.explanation);
  return (
    <div
      ref={verdictRef}
      className={cx(
        'grid animate-fade-in gap-2 rounded-control border-s-4 px-3 py-3 sm:px-4',
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
        {score && score.of > 1 && (
          <bdi className="figures font-normal">
            {player('format.points', {
              points: score.points,
              total: score.of,
              percent: format.percent((score.points * 100) / score.of),
            })}
          </bdi>
        )}
      </p>
      {!correct && !item && (
        <p className="text-sm">
          {t('review.rightAnswer')}{' '}
          <bdi lang="en" dir="ltr" className="font-semibold">
            {optionLetter(order.indexOf(key))}. {question.options[key]}
          </bdi>
        </p>
      )}
      <div className="grid gap-1">
        <h3 className="text-sm font-semibold text-muted">{t('player.explanation')}</h3>
        <p lang="en" dir="ltr" className="measure font-medium" data-first-sentence="">
          {first}
        </p>
        {rest && <Prose text={rest} />}
      </div>
    </div>
  );
}
