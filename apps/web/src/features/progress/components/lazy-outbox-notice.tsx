import { lazy, Suspense } from 'react';

const Notice = lazy(async () => ({ default: (await import('./outbox-notice.tsx')).OutboxNotice }));

/** The outbox and its notice, loaded after the page that shows them: nothing waits for it. */
export function OutboxNotice() {
  return (
    <Suspense>
      <Notice />
    </Suspense>
  );
}
