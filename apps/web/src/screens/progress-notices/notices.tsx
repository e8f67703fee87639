import { Suspense, useEffect, useRef } from 'react';
import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { OutboxNotice } from '../../features/learning/progress/components/outbox-notice.tsx';
import { useUnlocks } from '../../features/learning/progress/outbox-client.ts';
import { loadNamespaces } from '../../i18n/translation.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';

const Celebration = lazyWithRetry(async () => {
  const [module] = await Promise.all([
    import('./celebration.tsx'),
    loadNamespaces(['learning/achievements']),
  ]);
  return module.Celebration;
});

export interface NoticesProps {
  /** Whether the screen tells of an achievement itself, or better not at all. */
  readonly skips?: (unlocked: UserAchievement) => boolean;
}

const nothing = () => false;

/** Drawings and words of a celebration are fetched when there is one. */
export function Notices({ skips = nothing }: NoticesProps) {
  const unlocks = useUnlocks();
  const latest = useRef(skips);
  useEffect(() => {
    latest.current = skips;
  });
  return (
    <>
      <OutboxNotice />
      <Suspense>{unlocks > 0 && <Celebration skips={latest} />}</Suspense>
    </>
  );
}
