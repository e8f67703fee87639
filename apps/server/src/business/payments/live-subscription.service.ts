import type { Sql } from '../../platform/db/database.ts';
import { type Held, selectOptionalLive } from './subscriptions.queries.ts';

export type { Held };

/** The learner's subscription that runs, or could be mended; null without one. */
export const liveSubscription = (sql: Sql, userId: number): Promise<Held | null> =>
  selectOptionalLive(sql, userId);
