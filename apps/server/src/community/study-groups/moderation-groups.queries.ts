import type { Sql, Statement } from '../../platform/db/database.ts';

const text: Statement = {
  name: 'study_group_moderated',
  text: `
    select u.username as author, g.name || E'\\n' || g.description as text, g.hidden_at is not null as hidden
    from study_groups g left join users u on u.id = g.created_by where g.id = $1::bigint`,
};

/** A group as moderators see it. */
export async function selectOptionalText(
  sql: Sql,
  id: number,
): Promise<{ author: string | null; text: string; hidden: boolean } | null> {
  const [row] = await sql.query<{ author: string | null; text: string; hidden: boolean }>(text, [id]);
  return row ?? null;
}

const hide: Statement = {
  name: 'study_group_hide',
  text: 'update study_groups set hidden_at = $2::timestamptz where id = $1::bigint',
};

/** Hides a group with its thread, or shows it again (`at` null). */
export async function setHidden(tx: Sql, id: number, at: Date | null): Promise<void> {
  await tx.query(hide, [id, at]);
}
