import type { Scenario } from '@rounds/contract/learning/scenarios';
import type { Catalogue } from '../learning/scenarios/index.ts';
import type { Database } from '../platform/db/database.ts';
import type { Requirements } from '../platform/requirements.rules.ts';

/** Where demo data is added, and as of when. */
export interface DemoContext {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly requirements: Requirements;
  /** The active ones, in learning order. */
  readonly scenarios: readonly Scenario[];
  readonly now: Date;
}
