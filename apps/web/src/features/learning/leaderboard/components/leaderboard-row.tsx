import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Crown, Medal, Trophy } from 'lucide-react';
import type { LeaderboardEntry } from '@rounds/contract/learning/leaderboard';
import { useTranslation } from '../../../../i18n/translation.ts';
import { LearnerAvatar } from '../../../../ui/avatar/learner-avatar.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';

/* The first three have an icon and a color each. */
const medals = [
  { Icon: Crown, look: 'bg-caution-soft text-caution' },
  { Icon: Medal, look: 'bg-info-soft text-info' },
  { Icon: Trophy, look: 'bg-celebrate-soft text-celebrate-text' },
] as const;

/* The skeleton has the row's height. On a small phone the figures are below the name, which needs the width. */
const row =
  'relative flex min-h-14 items-center gap-3 rounded-control px-2 py-1.5 max-sm:min-h-20 max-sm:flex-wrap max-sm:gap-x-2 max-sm:gap-y-0';

export interface LearnerNameProps {
  readonly entry: Pick<LeaderboardEntry, 'id' | 'username'>;
  /** The name, as the row writes it. */
  readonly children: ReactNode;
}

export interface LeaderboardRowProps {
  readonly entry: LeaderboardEntry;
  /** Wraps the name, to link to the learner. May be lazy. */
  readonly LearnerName?: ComponentType<LearnerNameProps> | undefined;
  /** Null for a learner who isn't ranked. */
  readonly rank: number | null;
  readonly isMine: boolean;
  readonly as?: 'li' | 'div';
}

export function LeaderboardRow({ entry, LearnerName, rank, isMine, as: Tag = 'li' }: LeaderboardRowProps) {
  const { t } = useTranslation('learning/leaderboard');
  const { t: common } = useTranslation('app/common');
  // A block, so that the name is truncated at its end in either direction. One's own is shown in full.
  const name = (
    <bdi className={cx('block', isMine ? 'font-bold wrap-anywhere' : 'truncate font-medium')}>
      {entry.username}
    </bdi>
  );
  return (
    <Tag aria-current={isMine || undefined} className={cx(row, isMine && 'bg-accent-soft')}>
      <RankBadge rank={rank} />
      <LearnerAvatar id={entry.id} name={entry.username} size="sm" />
      <div className="min-w-0 grow max-sm:basis-0">
        <p className="flex items-baseline gap-2">
          {LearnerName ? (
            <Suspense fallback={name}>
              <LearnerName entry={entry}>{name}</LearnerName>
            </Suspense>
          ) : (
            name
          )}
        </p>
        <p className="flex items-baseline gap-2 text-sm text-muted">
          <span className="truncate">
            {entry.careerPath ? common(`careerPath.${entry.careerPath}`) : t('student')}
          </span>
          {isMine && <span className="flex-none text-xs font-semibold text-accent-text">{t('you')}</span>}
        </p>
      </div>
      <div className="flex-none text-end max-sm:flex max-sm:basis-full max-sm:items-baseline max-sm:justify-between max-sm:ps-20 max-sm:text-sm">
        <p className="figures font-semibold">{t('xp', { count: entry.xp })}</p>
        <p className="figures text-sm text-muted">{t('level', { level: entry.level })}</p>
      </div>
    </Tag>
  );
}

function RankBadge({ rank }: Pick<LeaderboardRowProps, 'rank'>) {
  const { t } = useTranslation('learning/leaderboard');
  if (rank === null) {
    return (
      <span aria-hidden="true" className="min-w-8 flex-none text-center text-muted">
        –
      </span>
    );
  }
  const place = medals[rank - 1];
  return (
    <span
      className={cx(
        'figures inline-flex h-8 min-w-8 flex-none items-center justify-center rounded-full px-1 text-sm font-semibold',
        place ? place.look : 'text-muted',
      )}
    >
      <span className="sr-only">{t('rank', { rank })}</span>
      {place ? <place.Icon size={18} aria-hidden="true" /> : <span aria-hidden="true">{rank}</span>}
    </span>
  );
}

export function LeaderboardSkeleton() {
  const { t } = useTranslation('learning/leaderboard');
  return (
    <div role="status" aria-label={t('loading')}>
      {[0, 1, 2, 3, 4].map((index) => (
        <div key={index} className={row}>
          <Skeleton className="size-8 flex-none rounded-full" />
          <Skeleton className="size-8 flex-none rounded-full" />
          <div className="grid grow gap-1.5">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-3.5 w-20" />
          </div>
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
