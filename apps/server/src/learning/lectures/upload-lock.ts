import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locker } from '@tus/server';
import type { LectureDeps } from './lecture-deps.ts';
import * as queries from './uploads.queries.ts';

/** How long a request holds an upload without saying that it still does: after a crash the next one waits no longer. */
const leaseMs = 10_000;
const beatMs = 1000;
/** How long a request waits for the one before it, whose connection may be dead without anybody having noticed. */
const patienceMs = 15_000;
const pollMs = 200;

type Deps = Pick<LectureDeps, 'db' | 'clock'>;
const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMs);

/**
 * Lets one request at a time write an upload, in any process: who it is stands in the upload's row. A newer request asks the
 * older one to end, since a sender that comes again has lost the connection before.
 * @param busy what a request fails with that has waited for too long
 */
export function uploadLocker({ db, clock }: Deps, busy: () => Error): Locker {
  return {
    newLock(key) {
      const holder = randomUUID();
      let beating: NodeJS.Timeout | undefined;
      return {
        async lock(signal, mustEnd) {
          const until = performance.now() + patienceMs;
          const take = (now: Date) => queries.take(db, key, holder, leaseFrom(now), now);
          while (!(await take(clock.now()))) {
            if (signal.aborted || performance.now() > until) throw busy();
            await wait(pollMs);
          }
          const keep = async (now: Date) => {
            // Without an answer nobody knows who writes: better end, and be asked again.
            if (!(await queries.keep(db, key, holder, leaseFrom(now), now).catch(() => false)))
              await mustEnd();
          };
          beating = setInterval(() => void keep(clock.now()), beatMs);
        },
        async unlock() {
          clearInterval(beating);
          await queries.release(db, key, holder);
        },
      };
    },
  };
}
