import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { expect, it } from 'vitest';
import { onDatabase, openEmpty } from '../../../testing/databases.ts';
import { migrate } from '../../platform/db/schema/migrate.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Enough rows to show problems of size on a server; the embedded database runs the same SQL more slowly. */
const sizes = { pglite: 1000, postgres: 4000 } as const;

/** Learners as earlier installations had them, in SQL: their rows, and the totals in `users`. */
const content = `
  insert into learning_scenarios (slug, title, description, difficulty, career_path, scenario, is_active, content_hash)
  select 's' || n, 'S', '', 'beginner', 'tech', '{}', true, '' from generate_series(1, 12) n;
  insert into achievements (slug, title, description, icon, xp_reward, requirement, position)
  select 'a' || n, 'A', '', 'flame', 10 * n, '{"type": "xp_earned", "value": 1}', n from generate_series(1, 5) n;
  insert into reward_items (slug, name, description, category, item_type, color, style, points_cost, position)
  values ('freeze', 'F', '', 'other', 'streak_freeze', 'blue', 'plain', 10, 1), ('pen', 'P', '', 'other', 'pen', 'blue', 'plain', 5, 2)`;
const peopleOf = (learners: number) => `
  insert into users (username, email, password_hash, time_zone, xp_reached_at, last_active_at, created_at)
  select 'u' || n, 'u' || n || '@example.org', '', (array['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])[n % 3 + 1],
    timestamptz '2026-05-01' + n * interval '1 second', case when n % 5 > 0 then timestamptz '2026-05-20' end, '2026-01-01'
  from generate_series(1, ${learners}) n;
  insert into user_progress (user_id, scenario_id, completed, score, last_attempt, xp_awarded, self_reported)
  select u.id, s.id, (u.id + s.id) % 4 > 0, case when (u.id + s.id) % 4 > 0 then ((u.id * s.id) % 6) * 20 end,
    '2026-05-20', case when (u.id + s.id) % 4 > 0 then (u.id * s.id) % 100 else 0 end, (u.id + s.id) % 7 = 0
  from users u join learning_scenarios s on s.id <= u.id % 13;
  insert into scenario_attempts (id, user_id, scenario_id, version, started_at, completed_at, score)
  select gen_random_uuid(), user_id, scenario_id, 1, last_attempt, case when completed then last_attempt end, score
  from user_progress where not self_reported;
  insert into user_achievements (user_id, achievement_id, unlocked_at)
  select u.id, a.id, '2026-05-20' from users u join achievements a on a.id <= u.id % 6;
  insert into xp_ledger (user_id, amount, source, related_id, self_reported, created_at)
  select user_id, xp_awarded, 'scenario', scenario_id, self_reported, last_attempt from user_progress where xp_awarded > 0
  union all select h.user_id, a.xp_reward, 'achievement', a.id, (h.user_id + a.id) % 3 = 0, h.unlocked_at
  from user_achievements h join achievements a on a.id = h.achievement_id;
  insert into points_transactions (user_id, amount, type, description, created_at)
  select user_id, amount, 'earned', '', created_at from xp_ledger;
  insert into user_inventory (user_id, item_id, quantity, purchased_at)
  select id, 1, id % 2, timestamptz '2026-05-19' + (id % 5) * interval '12 hours' from users where id % 4 < 2
  union all select id, 2, 1, '2026-05-01' from users where id % 9 = 0;
  alter table activity_days disable trigger user;
  insert into activity_days (user_id, day, bridge)
  select id, date '2026-05-20' - back, back = 2 and id % 8 = 3 from users cross join lateral generate_series(0, id % 10) back
  where id % 5 > 0;
  insert into streak_freezes (user_id, day, item_id) select user_id, day, 1 from activity_days where bridge and user_id % 16 = 3;
  alter table activity_days enable trigger user;
  analyze;
  update users u set
    xp = (select coalesce(sum(amount), 0) from xp_ledger where user_id = u.id),
    points = (select coalesce(sum(amount), 0) from points_transactions where user_id = u.id),
    streak = (select count(*) from activity_days where user_id = u.id and not bridge),
    streak_day = (select max(day) from activity_days where user_id = u.id),
    scenarios_completed = (select count(*) from user_progress where user_id = u.id and completed),
    perfect_scores = (select count(*) from user_progress p where user_id = u.id and is_perfect(p)),
    score_total = (select coalesce(sum(score), 0) from user_progress where user_id = u.id and completed);
  update users set level = xp / 1000 + 1;
  create table figures_before as select * from users;
  create table verified_before as
    select h.id, not exists (
        select from xp_ledger x where x.user_id = h.user_id and x.source = 'achievement'
          and x.related_id = h.achievement_id and x.self_reported)
      or not exists (select from xp_ledger x where x.user_id = h.user_id and x.source = 'scenario' and x.self_reported)
      and not exists (select from user_progress p where p.user_id = h.user_id and p.self_reported) as verified
    from user_achievements h;
  create table frozen_before as select user_id, day from streak_freezes;
  create index on frozen_before (user_id, day);
  analyze`;

/** For each figure, how many learners have a total that differs from their rows, or from before. */
const wrong = `
  select
    count(*) filter (where t.user_id is null)::int as missing,
    count(*) filter (where (t.xp, t.level, t.points, t.xp_reached_at) is distinct from (b.xp, b.level, b.points, b.xp_reached_at)
      or t.xp <> (select coalesce(sum(amount), 0) from xp_ledger where user_id = b.id)
      or t.points <> (select coalesce(sum(amount), 0) from points_transactions where user_id = b.id))::int as earned,
    count(*) filter (where t.graded_xp <>
      (select coalesce(sum(amount), 0) from xp_ledger where user_id = b.id and not self_reported))::int as "gradedXp",
    count(*) filter (where (t.scenarios_completed, t.perfect_scores, t.score_total, t.last_active_at)
      is distinct from (b.scenarios_completed, b.perfect_scores, b.score_total, b.last_active_at))::int as done,
    count(*) filter (where t.graded_scenarios <> (
      select count(distinct scenario_id) from scenario_attempts where user_id = b.id and completed_at is not null))::int as graded,
    count(*) filter (where t.graded_scenarios <> (
      select count(*) from user_progress where user_id = b.id and graded))::int as "gradedRows",
    count(*) filter (where (t.streak, t.streak_day) is distinct from (b.streak, b.streak_day) or t.seen_streak <> 0)::int as streak,
    count(*) filter (where t.freezes_held <> (
        select coalesce(sum(quantity), 0) from user_inventory i where i.user_id = b.id and i.item_id = 1)
      or t.freeze_bought_at is distinct from (
        select max(purchased_at) from user_inventory i where i.user_id = b.id and i.item_id = 1))::int as freezes,
    count(*) filter (where t.streak_until is distinct from case
      when t.freezes_held > 0 and (t.freeze_bought_at at time zone b.time_zone)::date <= t.streak_day + 1
        and not exists (select from frozen_before f where f.user_id = b.id and f.day = t.streak_day)
      then t.streak_day + 2 else t.streak_day + 1 end)::int as until
  from figures_before b left join learner_totals t on t.user_id = b.id`;

for (const kind of ['pglite', 'postgres'] as const) {
  const learners = sizes[kind];
  onDatabase(
    kind,
    'the move of what learners have to a table of its own',
    (context) => {
      it(`carries every figure of ${learners} learners over`, { timeout: 240_000 }, async () => {
        const { db } = context;
        const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
        const before = names.slice(
          0,
          names.findIndex((name) => name.endsWith('_learner_totals.sql')),
        );
        await db.run(
          'create table migrations (name text primary key, applied_at timestamptz not null default now())',
        );
        for (const name of before) {
          await db.run(await readFile(path.join(folder, name), 'utf8'));
          await db.run('insert into migrations (name) values ($1)', [name]);
        }
        await db.run(content);
        await db.run(peopleOf(learners));

        await migrate(db);
        const none = { missing: 0, earned: 0, gradedXp: 0, done: 0, graded: 0, gradedRows: 0 };
        expect(await db.run(wrong)).toEqual([{ ...none, streak: 0, freezes: 0, until: 0 }]);
        const others = `
          select
            (select count(*)::int from learner_totals) as learners,
            (select count(*)::int from user_achievements h join verified_before b on b.id = h.id
             where b.verified <> h.verified) as verified,
            (select count(*)::int from activity_days d left join frozen_before f on f.user_id = d.user_id and f.day = d.day
             where d.frozen <> (f.day is not null) or d.seen) as days`;
        expect(await db.run(others)).toEqual([{ learners, verified: 0, days: 0 }]);
        // The test proves something only if every kind of data is present.
        const [seen] = await db.run<Record<string, boolean>>(`
          select bool_or(t.streak_until = t.streak_day + 2) as "frozenAhead", bool_or(t.freezes_held > 0) as held,
            bool_or(t.graded_xp < t.xp) as claimed, bool_or(t.perfect_scores > 0) as perfect,
            bool_or(t.streak > 5) as streaks, (select bool_or(frozen) from activity_days) as frozen,
            (select bool_or(verified) and not bool_and(verified) from user_achievements) as verified
          from learner_totals t`);
        expect(Object.entries(seen ?? {}).filter(([, there]) => !there)).toEqual([]);
      });
    },
    openEmpty,
  );
}
