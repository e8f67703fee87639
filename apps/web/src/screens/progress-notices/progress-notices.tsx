import { lazy, Suspense } from 'react';

const Notices = lazy(async () => ({ default: (await import('./later-notices.tsx')).LaterNotices }));

/** What sent progress leads to: results that wait, and celebrations. Loaded after the page: nothing waits for it. */
export function ProgressNotices() {
  return (
    <Suspense>
      <Notices />
    </Suspense>
  );
}
