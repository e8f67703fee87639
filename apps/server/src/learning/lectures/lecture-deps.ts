import type { MediaType } from '@rounds/contract/learning/lectures.rules';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import type { Engine } from './engines.ts';

export interface LectureDeps extends ServiceDeps {
  readonly storage: Storage;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** What transcribes here, if anything does. */
  readonly findEngine: () => Promise<Engine | null>;
  /** The largest recordings accepted, in bytes. */
  readonly limits: Readonly<Record<MediaType, number>>;
}
