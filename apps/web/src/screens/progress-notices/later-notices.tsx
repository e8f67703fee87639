import { Suspense } from 'react';
import { OutboxNotice } from '../../features/learning/progress/components/outbox-notice.tsx';
import { useUnlocks } from '../../features/learning/progress/outbox-client.ts';
import { loadNamespaces } from '../../lib/i18n.ts';
import { later } from '../../lib/later.ts';

const Celebration = later(async () => {
  const [module] = await Promise.all([
    import('./celebration.tsx'),
    loadNamespaces(['learning/achievements']),
  ]);
  return module.Celebration;
});

/** Drawings and words of a celebration are fetched when there is one. */
export function LaterNotices() {
  const unlocks = useUnlocks();
  return (
    <>
      <OutboxNotice />
      <Suspense>{unlocks > 0 && <Celebration />}</Suspense>
    </>
  );
}
