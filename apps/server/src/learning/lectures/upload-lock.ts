import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locker } from '@tus/server';
import type { LectureDeps } from './lecture-deps.ts';
import * as queries from './uploads.queries.ts';

/** How long a request holds an upload without renewing the lock: after a crash, the next one waits no longer. */
const leaseMs = 10_000;
const beatMs = 1000;
/** How long a request waits for the previous one, whose connection may have died unnoticed. */
const patienceMs = 15_000;
const pollMs = 200;

type Deps = Pick<LectureDeps, 'db' | 'clock'>;
const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMs);

/**
 * Lets one request at a time write an upload, in any process; the upload's row names it. A newer request asks the older
 * one to end, since a sender that returns has lost the earlier connection.
 * @param busy the error of a request that has waited too long
 */
export function uploadLocker({ db, clock }: Deps, busy: () => Error): Locker {
  return {
    newLock(key) {
      const holder = randomUUID();
      let beating: NodeJS.Timeout | undefined;
      return {
        async lock(signal, mustEnd) {
          const until = performance.now() + patienceMs;
          const take = (now: Date) => queries.acquireLock(db, key, holder, leaseFrom(now), now);
          while (!(await take(clock.now()))) {
            if (signal.aborted || performance.now() > until) throw busy();
            await wait(pollMs);
          }
          const keep = async (now: Date) => {
            // If the database doesn't answer, nobody knows who is writing: better to stop, and be asked again.
            if (!(await queries.extendLock(db, key, holder, leaseFrom(now), now).catch(() => false)))
              await mustEnd();
          };
          beating = setInterval(() => void keep(clock.now()), beatMs);
        },
        async unlock() {
          clearInterval(beating);
          await queries.releaseLock(db, key, holder);
        },
      };
    },
  };
}
