import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const usesModel = statement({
  name: 'note_writer_of_user',
  text: 'select coalesce((select ai_notes from user_settings where user_id = $userId), true) as "isOn"',
  row: z.object({ isOn: z.boolean() }),
});

/** Whether the learner's notes may go to the AI service. */
export async function selectUsesModel(sql: Sql, userId: number): Promise<boolean> {
  const [row] = await sql.query(usesModel, { userId });
  return row?.isOn ?? true;
}

const savedProgress = statement({
  name: 'note_writing_progress_save',
  text: `update user_notes set writing_progress = $progress::int, writing_at = $now where id = $id`,
});

/** @param progress per cent; null when the model is no longer at work */
export const saveProgress = (sql: Sql, id: number, progress: number | null, now: Date) =>
  sql.query(savedProgress, { id, progress, now });

const progressOfNote = statement({
  name: 'note_writing_progress',
  text: `
    select case when writing_at >= $since then writing_progress end as progress
    from user_notes where id = $id and user_id = $userId and is_active`,
  row: z.object({ progress: z.int().nullable() }),
});

/** How far the model is with a note of the learner's; null where they have no such note. */
export async function selectOptionalProgress(sql: Sql, userId: number, id: number, since: Date) {
  const [row] = await sql.query(progressOfNote, { userId, id, since });
  return row ?? null;
}
