import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';
import { DoneText } from './requirement-text.tsx';
import type { AchievementItem } from '../achievement-list.rules.ts';
import { Illustration } from '../../../../ui/drawings/illustration.tsx';
import { badgeDrawing } from '@rounds/artwork/badges';

/* Shared with the skeleton, so that nothing shifts. */
export const cardBox = 'flex h-full min-h-40 flex-col gap-3 p-4 sm:p-5';

export interface AchievementCardProps {
  readonly item: AchievementItem;
  /** Actions for an unlocked one; not shown on a locked one. */
  readonly actions?: ReactNode;
}

export function AchievementCard({ item, actions }: AchievementCardProps) {
  const { achievement, unlockedAt } = item;
  const titleId = `achievement-${achievement.id}`;
  return (
    <Card className={cardBox} aria-labelledby={titleId}>
      <div className="flex gap-4">
        <Illustration drawing={badgeDrawing(achievement.icon)} faded={unlockedAt === null} />
        <div className="grid min-w-0 content-start gap-1">
          <h2 id={titleId} lang="en" dir="ltr" className="text-lg font-semibold text-around">
            {achievement.title}
          </h2>
          <p lang="en" dir="ltr" className="text-sm text-around text-muted">
            {achievement.description}
          </p>
        </div>
      </div>
      <div className="mt-auto">
        {unlockedAt === null ? (
          <LockedStatus item={item} />
        ) : (
          <UnlockedStatus xp={achievement.xpReward} at={unlockedAt} />
        )}
      </div>
      {unlockedAt !== null && actions}
    </Card>
  );
}

function UnlockedStatus({ xp, at }: { readonly xp: number; readonly at: string }) {
  const { t } = useTranslation('learning/achievements');
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <Badge tone="positive">
        <CircleCheck size={14} aria-hidden="true" />
        {t('card.unlocked')}
      </Badge>
      <Badge tone="celebrate">{t('card.earned', { xp })}</Badge>
      <span className="ms-auto text-sm text-muted">
        <RelativeTime instant={at} />
      </span>
    </div>
  );
}

function LockedStatus({ item: { achievement, percent, done } }: { readonly item: AchievementItem }) {
  const { t } = useTranslation('learning/achievements');
  const format = useFormat();
  // Rounded down, so that 100 % means unlocked.
  const shown = format.percent(Math.floor(percent));
  return (
    <div className="grid gap-2">
      <ProgressBar value={Math.floor(percent)} label={t('card.progressOf', { title: achievement.title })} />
      {/* The reward has the same place on all cards; the progress may take two lines. */}
      <div className="flex items-baseline justify-between gap-x-3 text-sm text-muted">
        <span className="figures min-w-0">
          {done !== null && (
            <span className="font-semibold text-text">
              <DoneText requirement={achievement.requirement} done={done} /> ·{' '}
            </span>
          )}
          {shown}
        </span>
        <span className="figures flex-none">{t('card.reward', { xp: achievement.xpReward })}</span>
      </div>
    </div>
  );
}
