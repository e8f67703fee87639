import type { MediaType } from '@rounds/contract/learning/lectures.rules';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage/storage.ts';

export interface LectureDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** The largest recordings that are taken, in bytes. */
  readonly limits: Readonly<Record<MediaType, number>>;
}
