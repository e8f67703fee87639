import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Requirements } from '../../platform/requirements.rules.ts';
import type { Catalogue } from '../scenarios/index.ts';

export interface PracticeDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly requirements: Requirements;
}
