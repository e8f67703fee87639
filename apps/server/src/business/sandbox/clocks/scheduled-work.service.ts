import { dayMs } from '@rounds/contract/time.rules';
import { runParts } from '../../../platform/jobs/run-for-each.ts';
import { liveThrough } from './clocks.service.ts';
import { type Post, deliver } from '../deliveries/deliveries.service.ts';
import { type SandboxDeps, inGateway } from '../calls/gateway.service.ts';
import { deleteOldObjects } from '../sandbox.queries.ts';

const keptMs = 30 * dayMs;

/** Once a minute: timed events of subscriptions and sessions, and late deliveries. */
export function runScheduledWork(deps: SandboxDeps, post: Post): Promise<void> {
  const now = deps.clock.now();
  return runParts({
    time: () => inGateway(deps, (ledger) => liveThrough(ledger, null, Math.floor(now.getTime() / 1000))),
    deliveries: () => deliver(deps, post, null),
    cleaning: () => deleteOldObjects(deps.db, new Date(now.getTime() - keptMs)),
  });
}
