import { Suspense } from 'react';
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

/** Drawings and words of a celebration are fetched when there is one. */
export function Notices() {
  const unlocks = useUnlocks();
  return (
    <>
      <OutboxNotice />
      <Suspense>{unlocks > 0 && <Celebration />}</Suspense>
    </>
  );
}
