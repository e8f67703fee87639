import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const moderated = statement({
  name: 'group_test_for_moderators',
  text: `
    select u.username as author, s.hidden_at is not null as hidden, t.title || E'\\n' ||
      (select coalesce(string_agg(concat_ws(E'\\n', q ->> 'stem', (select string_agg(o, E'\\n') from json_array_elements_text(q -> 'options') o),
         case when s.shows_source then q -> 'source' ->> 'text' end), E'\\n\\n'), '') from json_array_elements(t.questions) q) as text
    from group_tests s join note_based_tests t on t.id = s.test_id left join users u on u.id = s.user_id
    where s.id = $id::bigint`,
  row: z.object({ author: z.string().nullable(), text: z.string(), hidden: z.boolean() }),
});

/** A shared test as moderators see it: the same as its group. */
export async function selectOptionalText(sql: Sql, id: number) {
  return queryOptionalRow(sql, moderated, { id });
}

const hidden = statement({
  name: 'group_test_set_hidden',
  text: 'update group_tests set hidden_at = $at::timestamptz where id = $id::bigint',
});

/** Hides a shared test from its group, or shows it again (`at` null). */
export const setHidden = (tx: Sql, id: number, at: Date | null) => tx.query(hidden, { id, at });
