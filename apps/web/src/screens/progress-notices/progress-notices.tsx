import { Suspense } from 'react';
import { useIdle } from '../../browser/idle.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';

const Notices = lazyWithRetry(async () => (await import('./notices.tsx')).Notices);

/** What sent progress leads to: results that wait, and celebrations. Loaded after the page: nothing waits for it. */
export function ProgressNotices() {
  const idle = useIdle();
  return <Suspense>{idle && <Notices />}</Suspense>;
}
