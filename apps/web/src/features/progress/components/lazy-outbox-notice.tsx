import { Suspense } from 'react';
import { useIdle } from '../../../lib/idle.ts';
import { later } from '../../../lib/later.ts';

const Notice = later(async () => (await import('./outbox-notice.tsx')).OutboxNotice);

/** The outbox's notice, loaded after the page that shows it: nothing waits for it. */
export function OutboxNotice() {
  const idle = useIdle();
  return <Suspense>{idle && <Notice />}</Suspense>;
}
