import type { User } from '@rounds/contract/identity/accounts';
import { useTranslation } from '../../i18n/translation.ts';
import { cx } from '../../ui/cx.ts';

export interface LearnerStatsProps {
  readonly user: User;
  /** In the header: in two lines, so that the links keep their room; only in the menu on the narrowest phones. */
  readonly compact?: boolean;
  readonly className?: string;
}

/** Level, XP and points. */
export function LearnerStats({ user, compact = false, className }: LearnerStatsProps) {
  const { t } = useTranslation('app/shell');
  return (
    <ul
      aria-label={t('progress.label')}
      className={cx(
        'figures items-center gap-x-3 whitespace-nowrap text-muted',
        compact
          ? 'hidden grid-flow-col grid-rows-2 gap-x-2 text-xs leading-4 min-[26rem]:grid'
          : 'flex text-sm',
        className,
      )}
    >
      <li
        className={cx(
          'rounded-full bg-accent-soft px-2.5 py-0.5 text-sm font-semibold text-accent-text',
          compact && 'row-span-2 max-sm:hidden',
        )}
      >
        {t('progress.level', { level: user.level })}
      </li>
      <li>{t('progress.xp', { xp: user.xp })}</li>
      <li>{t('progress.points', { count: user.points })}</li>
    </ul>
  );
}
