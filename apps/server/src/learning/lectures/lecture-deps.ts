import type { MediaType } from '@rounds/contract/learning/lectures.rules';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';

export interface LectureDeps extends ServiceDeps {
  readonly storage: Storage;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** The largest recordings accepted, in bytes. */
  readonly limits: Readonly<Record<MediaType, number>>;
}
