import { Suspense } from 'react';
import { useIdle } from '../../browser/idle.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';

const Notices = lazyWithRetry(async () => (await import('./notices.tsx')).Notices);

/** Pending results and celebrations. Loads after the page. */
export function ProgressNotices() {
  const idle = useIdle();
  return <Suspense>{idle && <Notices />}</Suspense>;
}
