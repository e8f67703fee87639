import { Award, Percent, Sparkles } from 'lucide-react';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { StatCard } from '../../../../ui/stat-card/stat-card.tsx';
import type { AchievementTotals } from '../achievement-list.rules.ts';

/** Three beside one another on a phone leave no room for icons. */
const narrow = 'max-sm:px-3 max-sm:py-2.5 max-sm:[&>dd[aria-hidden]]:hidden max-sm:[&>dt]:text-xs';

/** How many are unlocked, how much of all that is, and the XP that they gave. */
export function Totals({ unlocked, total, percent, xp }: AchievementTotals) {
  const { t } = useTranslation('learning/achievements');
  const format = useFormat();
  return (
    <dl aria-label={t('totals.label')} className="grid grid-cols-3 gap-2 sm:gap-3 lg:gap-5">
      <StatCard
        label={t('totals.unlocked')}
        value={
          <bdi dir="ltr">
            {format.number(unlocked)}/{format.number(total)}
          </bdi>
        }
        icon={<Award size={20} />}
        tone="celebrate"
        className={narrow}
      />
      <StatCard
        label={t('totals.completion')}
        value={format.percent(Math.floor(percent), 0)}
        icon={<Percent size={20} />}
        className={narrow}
      />
      <StatCard
        label={t('totals.xp')}
        value={format.number(xp)}
        icon={<Sparkles size={20} />}
        className={narrow}
      />
    </dl>
  );
}
