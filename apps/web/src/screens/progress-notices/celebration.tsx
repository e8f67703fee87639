import { useEffect, useRef, type RefObject } from 'react';
import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { postCheck } from '../../features/learning/achievements/api/check-achievements.ts';
import { useCelebration } from '../../features/learning/achievements/components/use-celebration.tsx';
import { claimUnlocks } from '../../features/learning/progress/outbox-client.ts';

export interface CelebrationProps {
  /** Asked once the answer is here; by then this component is gone again. */
  readonly skips: RefObject<(unlocked: UserAchievement) => boolean>;
}

/**
 * Asks for newly unlocked achievements and celebrates them. The server returns each achievement to one call only, so that
 * it is celebrated once, whichever tab or device sent the progress. After a failure, the next call returns it.
 */
export function Celebration({ skips }: CelebrationProps) {
  const celebrate = useCelebration();
  const latest = useRef(celebrate);
  useEffect(() => {
    latest.current = celebrate;
  });
  useEffect(() => {
    claimUnlocks();
    postCheck().then(
      (unlocked) => latest.current(unlocked.filter((one) => !skips.current(one))),
      () => undefined,
    );
  }, [skips]);
  return null;
}
