import type { ReactNode } from 'react';
import type { PublicProfile } from '@rounds/contract/identity/profiles';
import { CircleCheck, Flame, Sparkles, Star, Target, TrendingUp } from 'lucide-react';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { StatCard } from '../../../../ui/stat-card/stat-card.tsx';

/* Hide the icons where space is tight. */
const narrow = 'max-md:[&>[aria-hidden]]:hidden max-sm:p-3!';

interface Stat {
  readonly label: string;
  readonly value: string;
  readonly icon: ReactNode;
  readonly tone?: 'celebrate';
}

/** The public stats, plus the scores of those who share them. */
export function PublicStats({ profile }: { readonly profile: PublicProfile }) {
  const { t } = useTranslation('screens/profile');
  const format = useFormat();
  const { level, xp, streak, shared } = profile;
  const stats: Stat[] = [
    {
      label: t('public.level'),
      value: format.number(level),
      icon: <TrendingUp size={20} className="rtl:-scale-x-100" />,
    },
    { label: t('public.xp'), value: format.number(xp), icon: <Sparkles size={20} /> },
    {
      label: t('stats.streak'),
      value: t('stats.days', { count: streak }),
      icon: <Flame size={20} />,
      tone: 'celebrate',
    },
    ...(shared
      ? [
          {
            label: t('stats.scenarios'),
            value: format.number(shared.scenariosCompleted),
            icon: <CircleCheck size={20} />,
          },
          {
            label: t('stats.average'),
            value: shared.scenariosCompleted === 0 ? '–' : format.percent(shared.averageScore),
            icon: <Target size={20} />,
          },
          {
            label: t('public.perfect'),
            value: format.number(shared.perfectScores),
            icon: <Star size={20} />,
          },
        ]
      : []),
  ];
  return (
    <dl
      aria-label={t('public.figures')}
      className="grid grid-cols-2 gap-3 max-sm:[&>:last-child:nth-child(odd)]:col-span-2 sm:grid-cols-3 sm:gap-4"
    >
      {stats.map(({ label, value, icon, tone }) => (
        <StatCard key={label} label={label} value={value} icon={icon} className={narrow} tone={tone} />
      ))}
    </dl>
  );
}
