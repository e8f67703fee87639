import type { ReportableKind } from '@rounds/contract/community/moderation.rules';
import type { Sql } from './db/database.ts';

/** A kind of text that people write for each other, and how it is reported and moderated. */
export interface Reportable {
  readonly kind: ReportableKind;
  /** The author, if this learner can read the text; null otherwise, since what can't be seen can't be reported. */
  readonly seen: (
    sql: Sql,
    userId: number,
    id: number,
  ) => Promise<{ readonly authorId: number | null } | null>;
  /** The text for a moderator, hidden or not; null once it is gone. */
  readonly read: (
    sql: Sql,
    id: number,
  ) => Promise<{ readonly author: string | null; readonly text: string; readonly hidden: boolean } | null>;
  /** Hides it from everybody as of `at`, or shows it again (null), and updates open pages. In the caller's transaction. */
  readonly setHidden: (tx: Sql, id: number, at: Date | null) => Promise<void>;
}
