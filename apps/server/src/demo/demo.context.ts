import type { Scenario } from '@rounds/contract/learning/scenarios';
import type { Catalogue } from '../learning/scenarios/index.ts';
import type { Database } from '../platform/db/database.ts';
import type { Requirements } from '../platform/requirements.rules.ts';

/** Where and when demo data is added. */
export interface DemoContext {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly requirements: Requirements;
  /** The offered ones, in the order in which they are learned. */
  readonly scenarios: readonly Scenario[];
  readonly now: Date;
}
