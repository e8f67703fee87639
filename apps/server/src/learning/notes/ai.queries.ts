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
