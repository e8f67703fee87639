import type { User } from '@rounds/contract/identity/accounts';
import { useTranslation } from '../../i18n/translation.ts';
import { Link } from 'wouter';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { cx } from '../../ui/cx.ts';

export interface LearnerStatsProps {
  readonly user: User;
  /** The level alone, where there is no room for more. */
  readonly levelOnly?: boolean;
  readonly className?: string;
}

export function LearnerStats({ user, levelOnly = false, className }: LearnerStatsProps) {
  const { t } = useTranslation('app/shell');
  return (
    <ul
      aria-label={t('progress.label')}
      className={cx('figures flex items-center gap-3 text-sm whitespace-nowrap text-muted', className)}
    >
      <li className="rounded-full bg-accent-soft px-2.5 py-0.5 font-semibold text-accent-text">
        {levelOnly ? <LevelLink user={user} /> : t('progress.level', { level: user.level })}
      </li>
      {!levelOnly && (
        <>
          <li>{t('progress.xp', { xp: user.xp })}</li>
          <li>{t('progress.points', { count: user.points })}</li>
        </>
      )}
    </ul>
  );
}

/** The level; XP and points on hover and focus, and behind it. */
function LevelLink({ user }: { readonly user: User }) {
  const { t } = useTranslation('app/shell');
  const level = t('progress.level', { level: user.level });
  const rest = `${t('progress.xp', { xp: user.xp })} · ${t('progress.points', { count: user.points })}`;
  return (
    <Tooltip text={rest}>
      <Link href="/avatar?tab=points" className="rounded-full" aria-label={`${level} · ${rest}`}>
        {level}
      </Link>
    </Tooltip>
  );
}
