import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const moderatedGroup = statement({
  name: 'study_group_for_moderators',
  text: `
    select u.username as author, g.name || E'\\n' || g.description as text, g.hidden_at is not null as hidden
    from study_groups g left join users u on u.id = g.created_by where g.id = $id::bigint`,
  row: z.object({ author: z.string().nullable(), text: z.string(), hidden: z.boolean() }),
});

/** A group as moderators see it. */
export async function selectOptionalText(
  sql: Sql,
  id: number,
): Promise<{ author: string | null; text: string; hidden: boolean } | null> {
  const [row] = await sql.query(moderatedGroup, { id });
  return row ?? null;
}

const hiddenGroup = statement({
  name: 'study_group_set_hidden',
  text: 'update study_groups set hidden_at = $at::timestamptz where id = $id::bigint',
});

/** Hides a group with its thread, or shows it again (`at` null). */
export async function setHidden(tx: Sql, id: number, at: Date | null): Promise<void> {
  await tx.query(hiddenGroup, { id, at });
}
