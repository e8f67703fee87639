import type { ReportableKind } from '@rounds/contract/community/moderation.rules';
import type { Sql } from './db/database.ts';

/** A kind of text that people write for others: how it can be reported and moderated. */
export interface Reportable {
  readonly kind: ReportableKind;
  /** Who wrote it, when this learner can read it; null otherwise. What cannot be seen cannot be reported. */
  readonly seen: (
    sql: Sql,
    userId: number,
    id: number,
  ) => Promise<{ readonly authorId: number | null } | null>;
  /** The text for a moderator, hidden or not; null when it is gone. */
  readonly read: (
    sql: Sql,
    id: number,
  ) => Promise<{ readonly author: string | null; readonly text: string; readonly hidden: boolean } | null>;
  /** Hides it from everybody at `at`, or shows it again (null), and tells open pages. In the caller's transaction. */
  readonly setHidden: (tx: Sql, id: number, at: Date | null) => Promise<void>;
}
