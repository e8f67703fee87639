import { expect, it } from 'vitest';
import { onDatabase, openEmpty } from '../../../testing/databases.ts';
import { migrateUpTo } from '../../../testing/migrations.ts';

/** A learner's thread that they, another and a copy of the demo learner like and reply in; a moderator hid one of the copy's replies. */
const thread = `
  insert into users (username, email, password_hash, is_demo, demo_until, created_at)
  select 'u' || n, 'u' || n || '@example.org', '', n = 3, case when n = 3 then timestamptz '2027-01-01' end, '2026-01-01'
  from generate_series(1, 3) n;
  insert into forum_posts (author_id, title, content, category, search_config, search, created_at, likes, replies)
  values (1, '', '', 'question', 'simple', '', '2026-01-01', 3, 4);
  insert into forum_post_likes (user_id, post_id, created_at) select n, 1, '2026-01-01' from generate_series(1, 3) n;
  insert into forum_replies (post_id, author_id, content, created_at, likes, hidden_at)
  select 1, n, '', '2026-01-01', n / 2, case when k = 2 then timestamptz '2026-01-02' end
  from generate_series(1, 3) n, generate_series(1, case when n = 3 then 3 else 1 end) k;
  insert into forum_reply_likes (user_id, reply_id, created_at) values (3, 2, '2026-01-01')`;

for (const kind of ['pglite', 'postgres'] as const) {
  onDatabase(
    kind,
    'copies of the demo learner that were counted',
    (context) => {
      it('are counted no more', async () => {
        const { db } = context;
        await migrateUpTo(db, '_copies_not_counted.sql', () => db.run(thread));
        expect(await db.run('select likes, replies from forum_posts')).toEqual([{ likes: 2, replies: 2 }]);
        expect(await db.run('select likes from forum_replies where id = 2')).toEqual([{ likes: 0 }]);
      });
    },
    openEmpty,
  );
}
