import { useEffect, useRef } from 'react';
import { postCheck } from '../../features/learning/achievements/api/check-achievements.ts';
import { useCelebration } from '../../features/learning/achievements/components/use-celebration.tsx';
import { takeUnlocks } from '../../features/learning/progress/outbox-client.ts';

/**
 * Asks for newly unlocked achievements and celebrates them. The server returns each achievement to one call only, so that
 * it is celebrated once, whichever tab or device sent the progress. After a failure, the next call returns it.
 */
export function Celebration() {
  const celebrate = useCelebration();
  const latest = useRef(celebrate);
  useEffect(() => {
    latest.current = celebrate;
  });
  useEffect(() => {
    takeUnlocks();
    postCheck().then(
      (unlocked) => latest.current(unlocked),
      () => undefined,
    );
  }, []);
  return null;
}
