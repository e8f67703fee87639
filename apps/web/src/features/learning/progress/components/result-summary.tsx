import { BadgeCheck, CloudOff, Flame, Sparkles, Star } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Ring } from '../../../../ui/charts/ring.tsx';
import { Spinner } from '../../../../ui/spinner/spinner.tsx';
import type { Recorded } from '../outbox.rules.ts';
import type { Delivery } from '../outbox.ts';
import { Award, Extra } from './award.tsx';
import { PassLine } from './pass-line.tsx';

export interface ResultSummaryProps {
  readonly correct: number;
  /** How many questions earned part of their points. */
  readonly partly: number;
  readonly total: number;
  /** In percent. */
  readonly score: number;
  /** The state of the post; null while it is being sent. */
  readonly delivery: Delivery | null;
  /** The next steps. */
  readonly actions: ReactNode;
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** What unlocked badges gave in addition to the scenario's XP and points. */
  readonly badgeXp: number;
  readonly badgePoints: number;
}

/** The attempt's result: the score at once, and what it earned as soon as the server has answered. */
export function ResultSummary({
  correct,
  partly,
  total,
  score,
  delivery,
  actions,
  titleRef,
  badgeXp,
  badgePoints,
}: ResultSummaryProps) {
  const { t } = useTranslation('learning/progress');
  const { t: player } = useTranslation('learning/scenarios.player');
  const text = useFormat().percent(score);
  return (
    <Card className="grid justify-items-center gap-4 p-5 sm:grid-cols-[auto_1fr] sm:justify-items-start sm:gap-x-6 sm:p-6">
      <Ring
        percent={score}
        label={t('completion.scored', { score: text })}
        tone={score === 100 ? 'positive' : 'accent'}
        className="size-28 text-lg font-bold sm:max-lg:row-span-2"
      >
        {text}
      </Ring>
      {/* The notification says that it is complete. */}
      <div className="grid w-full gap-1 max-sm:text-center sm:max-lg:self-end lg:self-center">
        <h2 ref={titleRef} tabIndex={-1} className="text-xl outline-none">
          {t('completion.correct', { correct, count: total })}
          {partly > 0 && (
            <span className="block text-base font-normal text-muted">
              {player('result.partly', { count: partly })}
            </span>
          )}
        </h2>
        <PassLine score={score} className="max-sm:justify-center" />
      </div>
      {/* On a phone, the next steps are below: room for a badge's line is reserved, so that nothing moves when the
          server answers. */}
      <div
        role="status"
        className="-mt-2 flex min-h-8 w-full flex-wrap items-center gap-2 max-sm:min-h-26 max-sm:justify-center lg:col-span-2 lg:mt-0"
      >
        <Earned delivery={delivery} score={score} badgeXp={badgeXp} badgePoints={badgePoints} />
      </div>
      <div className="flex w-full flex-wrap gap-3 max-sm:*:w-full sm:col-span-2 lg:*:w-full">{actions}</div>
    </Card>
  );
}

type EarnedProps = Pick<ResultSummaryProps, 'delivery' | 'score' | 'badgeXp' | 'badgePoints'>;

function Earned({ delivery, ...given }: EarnedProps) {
  const { t } = useTranslation('learning/progress');
  if (!delivery) {
    return (
      <>
        <Spinner />
        {t('completion.sending')}
      </>
    );
  }
  if (delivery.status === 'sent') return <Awards answer={delivery.answer} {...given} />;
  if (delivery.status === 'saved') {
    return (
      <span className="flex items-start gap-2 text-start">
        <CloudOff size={20} className="mt-0.5 text-info" aria-hidden="true" />
        <span>
          <span className="font-semibold">{t('completion.saved')}</span>{' '}
          <span className="text-muted">{t('completion.savedText')}</span>
        </span>
      </span>
    );
  }
  return (
    <Notice tone="caution" live={false}>
      {t('completion.refused')}
    </Notice>
  );
}

interface AwardsProps extends Omit<EarnedProps, 'delivery'> {
  readonly answer: Recorded;
}

function Awards({ answer, score, badgeXp, badgePoints }: AwardsProps) {
  const points = answer.pointsAwarded + badgePoints;
  const { t } = useTranslation('learning/progress');
  const { t: player } = useTranslation('learning/scenarios.player');
  if (answer.xpAwarded === 0 && badgeXp === 0) {
    return <span className="text-muted">{t(score === 0 ? 'completion.noXpWrong' : 'completion.noXp')}</span>;
  }
  return (
    <ul className="flex flex-wrap gap-2 max-sm:justify-center">
      {answer.xpAwarded > 0 && (
        <Award icon={<Sparkles size={18} />} text={t('completion.xp', { count: answer.xpAwarded })} />
      )}
      {badgeXp > 0 && (
        <Award icon={<BadgeCheck size={18} />} text={player('result.badgeXp', { xp: badgeXp })} />
      )}
      {/* The extras, in one quiet line. */}
      {(points > 0 || answer.user.streak > 0) && (
        <li className="flex w-full flex-wrap items-center gap-x-3 text-sm text-muted max-sm:justify-center sm:w-auto">
          {points > 0 && <Extra icon={<Star size={16} />} text={t('completion.points', { count: points })} />}
          {answer.user.streak > 0 && (
            <Extra icon={<Flame size={16} />} text={t('completion.streak', { count: answer.user.streak })} />
          )}
        </li>
      )}
    </ul>
  );
}
