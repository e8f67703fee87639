import { Suspense } from 'react';
import { useIdle } from '../../lib/idle.ts';
import { later } from '../../lib/later.ts';

const Notices = later(async () => (await import('./later-notices.tsx')).LaterNotices);

/** What sent progress leads to: results that wait, and celebrations. Loaded after the page: nothing waits for it. */
export function ProgressNotices() {
  const idle = useIdle();
  return <Suspense>{idle && <Notices />}</Suspense>;
}
