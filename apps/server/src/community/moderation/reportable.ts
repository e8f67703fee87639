import type { ReportableKind } from '@rounds/contract/community/moderation.rules';
import type { Sql } from '../../platform/db/database.ts';

/** How a feature lets its texts be reported and moderated; each part is explained in index.ts. */
export interface Reportable {
  readonly kind: ReportableKind;
  readonly seen: (
    sql: Sql,
    userId: number,
    id: number,
  ) => Promise<{ readonly authorId: number | null } | null>;
  readonly read: (
    sql: Sql,
    id: number,
  ) => Promise<{ readonly author: string | null; readonly text: string; readonly hidden: boolean } | null>;
  readonly setHidden: (tx: Sql, id: number, at: Date | null) => Promise<void>;
}
