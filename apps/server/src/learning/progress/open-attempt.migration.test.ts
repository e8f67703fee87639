import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { onDatabase, openEmpty } from '../../../testing/databases.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * Learner 1 left an attempt after an older one, 2 completed after leaving one, 3 claimed a score, 4 left one
 * unanswered.
 */
const before = `
  insert into learning_scenarios (slug, title, description, difficulty, career_path, scenario, is_active, content_hash)
  values ('s', 'S', '', 'beginner', 'tech', '{"questions": [{}, {}, {}]}', true, '');
  insert into scenario_editions (scenario_id, version, scenario, xp_reward, created_at)
  select id, 1, scenario, 100, now() from learning_scenarios;
  insert into users (username, email, password_hash, created_at)
  select 'u' || n, 'u' || n || '@example.org', '', '2026-01-01' from generate_series(1, 4) n;
  insert into user_progress (user_id, scenario_id, completed, last_attempt)
  select u.id, s.id, u.id in (2, 3), '2026-05-20' from users u cross join learning_scenarios s;
  insert into scenario_attempts (id, user_id, scenario_id, version, started_at, completed_at, score)
  select ('00000000-0000-4000-8000-00000000000' || n)::uuid, u, s.id, 1, started::timestamptz, completed::timestamptz, score
  from learning_scenarios s, (values
    (1, 1, '2026-05-01', '2026-05-01', 60.0), (2, 1, '2026-05-02', null, null),
    (3, 2, '2026-05-03', null, null), (4, 2, '2026-05-04', '2026-05-05', 80.0),
    (5, 4, '2026-05-06', null, null)) as a(n, u, started, completed, score);
  insert into attempt_answers (attempt_id, question_index, selected_option, correct, seconds, answered_at)
  select a.id, q, 0, true, 9, a.started_at + q * interval '1 minute'
  from scenario_attempts a cross join generate_series(0, 1) q where a.user_id < 4`;

for (const kind of ['pglite', 'postgres'] as const) {
  onDatabase(
    kind,
    'attempts of an installation of before',
    (context) => {
      it('resume, can be reviewed, and count as first ones', async () => {
        const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
        const mine = files.findIndex((name) => name.includes('attempts_that_go_on'));
        const run = async (name: string) => context.db.run(await readFile(path.join(folder, name), 'utf8'));
        for (const name of files.slice(0, mine)) await run(name);
        await context.db.run(before);
        await run(files[mine] ?? '');
        const rows = await context.db.run(
          `select user_id as "user", open_attempt as open, right(review_id::text, 1) as review, right(first_attempt_id::text, 1) as first
           from user_progress order by user_id`,
        );
        const open = {
          attemptId: '00000000-0000-4000-8000-000000000002',
          mode: 'tutor',
          answered: 2,
          questions: 3,
        };
        expect(rows).toEqual([
          { user: 1, open, review: '1', first: '1' },
          { user: 2, open: null, review: '4', first: '3' },
          { user: 3, open: null, review: null, first: null },
          { user: 4, open: null, review: null, first: null },
        ]);
      }, 120_000);
    },
    openEmpty,
  );
}
