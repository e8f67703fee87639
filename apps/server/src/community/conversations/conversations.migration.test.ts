import { expect, it } from 'vitest';
import { onDatabase, openEmpty } from '../../../testing/databases.ts';
import { migrateUpTo } from '../../../testing/migrations.ts';

const sizes = { pglite: 200, postgres: 5000 } as const;

/** Groups and mentorships with up to six messages, some hidden, some by erased authors. */
const threadsOf = (count: number) => `
  insert into users (username, email, password_hash, created_at)
  select 'u' || n, 'u' || n || '@example.org', '', '2026-01-01' from generate_series(1, ${count + 1}) n;
  insert into study_groups (name, description, career_path, created_by, created_at)
  select 'g' || n, '', 'nursing', n, '2026-01-01' from generate_series(1, ${count}) n;
  insert into mentorships (mentor_id, mentee_id, career_path, request_message, created_at)
  select case when n % 5 > 0 then n end, n + 1, 'nursing', '', '2026-01-01' from generate_series(1, ${count}) n;
  insert into messages (group_id, mentorship_id, author_id, content, created_at, hidden_at)
  select case when k % 2 = 0 then n end, case when k % 2 = 1 then n end, case when k % 3 > 0 then n end,
    'm' || n || ' ' || k, timestamptz '2026-01-01' + k * interval '1 minute',
    case when k % 4 = 0 then timestamptz '2026-02-01' end
  from generate_series(1, ${count}) n, generate_series(1, n % 7) k;
  create table messages_before as select * from messages`;

/** Counts lost, new, changed and moved messages. */
const wrong = `
  select count(*)::int as count
  from messages_before b full join messages m on m.id = b.id
  left join study_groups g on g.conversation_id = m.conversation_id
  left join mentorships s on s.conversation_id = m.conversation_id
  where (b.id, b.group_id, b.mentorship_id, b.author_id, b.content, b.created_at, b.hidden_at)
    is distinct from (m.id, g.id, s.id, m.author_id, m.content, m.created_at, m.hidden_at)`;

for (const kind of ['pglite', 'postgres'] as const) {
  const count = sizes[kind];
  onDatabase(
    kind,
    'the move of messages to conversations',
    (context) => {
      it(`leaves every message of ${count} groups and mentorships where it was`, async () => {
        const { db } = context;
        await migrateUpTo(db, '_conversations.sql', () => db.run(threadsOf(count)));
        expect(await db.run(wrong)).toEqual([{ count: 0 }]);
        const [figures] = await db.run<Record<string, number>>(`
          select (select count(*)::int from conversations) as conversations,
            (select count(*)::int from messages) as messages`);
        expect(figures).toMatchObject({ conversations: 2 * count });
        expect(figures!['messages']).toBeGreaterThan(2 * count);
        // The next conversation gets a new number.
        const opened = await db.run<{ id: number }>('insert into conversations default values returning id');
        expect(opened).toEqual([{ id: 2 * count + 1 }]);
      });
    },
    openEmpty,
  );
}
