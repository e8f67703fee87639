import { useEffect, useRef } from 'react';
import { postCheck } from '../../features/learning/achievements/api/check-achievements.ts';
import { useCelebration } from '../../features/learning/achievements/components/use-celebration.tsx';
import { takeUnlocks } from '../../features/learning/progress/outbox-client.ts';

/**
 * Something was unlocked: asks what there is to tell, and tells it. The server gives each achievement to one such call, so
 * that it is told once, whatever tab or device sent the progress. What fails here is told with the next one.
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
