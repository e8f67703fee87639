import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const space = statement({
  name: 'lecture_space_of_learner',
  text: `
    select u.is_demo as "isDemo",
      (coalesce((select sum(f.size) from user_notes n join lecture_files f on f.note_id = n.id where n.user_id = u.id), 0)
        + coalesce((select sum(l.size) from lecture_uploads l where l.user_id = u.id and l.note_id is null), 0)
      )::float8 as used
    from users u where u.id = $userId`,
  row: z.object({ isDemo: z.boolean(), used: z.number() }),
});
/** The bytes taken by a learner's recordings, plus what their unfinished uploads will take. */
export const selectSpace = (sql: Sql, userId: number) => queryRow(sql, space, { userId });
