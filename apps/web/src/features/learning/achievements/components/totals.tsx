import { Award, Percent, Sparkles } from 'lucide-react';
import { useFormat, wholePercent } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { StatCard } from '../../../../ui/stat-card/stat-card.tsx';
import type { AchievementTotals } from '../achievement-list.rules.ts';

/* On a phone, these are lines of one card, so that the badges below stay on the first screen. */
const line =
  'max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:rounded-none max-sm:border-0 max-sm:py-1.5 max-sm:[&>dd]:mt-0 max-sm:[&>dd]:text-base max-sm:[&>dd[aria-hidden]]:hidden';

/** How many are unlocked, their share of all, and the XP they gave. */
export function Totals({ unlocked, total, percent, xp }: AchievementTotals) {
  const { t } = useTranslation('learning/achievements');
  const format = useFormat();
  return (
    <dl
      aria-label={t('totals.label')}
      className="grid max-sm:overflow-hidden max-sm:rounded-card max-sm:border max-sm:bg-raised max-sm:py-1 sm:grid-cols-3 sm:gap-3 lg:gap-5"
    >
      <StatCard
        label={t('totals.unlocked')}
        value={
          <bdi dir="ltr">
            {format.number(unlocked)}/{format.number(total)}
          </bdi>
        }
        icon={<Award size={20} />}
        tone="celebrate"
        className={line}
      />
      <StatCard
        label={t('totals.completion')}
        value={format.percent(wholePercent(percent))}
        icon={<Percent size={20} />}
        className={line}
      />
      <StatCard
        label={t('totals.xp')}
        value={format.number(xp)}
        icon={<Sparkles size={20} />}
        className={line}
      />
    </dl>
  );
}
