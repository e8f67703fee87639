import pg from 'pg';
import { connect } from '../../apps/server/src/platform/db/engines/connect.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { openPostgres } from '../../apps/server/src/platform/db/engines/postgres.ts';
import { migrate } from '../../apps/server/src/platform/db/schema/migrate.ts';
import { achievementRequirements } from '../../apps/server/src/learning/achievements/achievements.requirements.ts';
import { loadAchievements } from '../../apps/server/src/learning/achievements/achievements.service.ts';
import { progressRequirements } from '../../apps/server/src/learning/progress/progress.requirements.ts';
import { hashPassword } from '../../apps/server/src/identity/accounts/passwords/passwords.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { at } from '../../scripts/lib/root.mjs';
import { optionsPerQuestion, password, questionsPerScenario, scenarioCount, senders } from './learners.ts';
import { makeScenarios } from './scenarios.ts';

const onError = (error: Error) => console.error(error.message);

type Run = (text: string, values?: unknown[]) => Promise<unknown>;

/** Makes the schema and fills it, in a few statements over whole sets; analyzed and on disk when it resolves. */
export async function seed(url: string, users: number): Promise<void> {
  const db = openPostgres({ url, pool: 2, onError });
  await prepare(db).finally(() => db.close());
  await seedMore(url, 0, users);
}

/** Adds learners to the existing ones, as if they had always been there. */
export async function seedMore(url: string, existing: number, users: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(hasty);
    await fill((statement, values) => client.query(statement, values), existing + 1, users);
    await client.query('commit');
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** The same in the folder of an embedded database. */
export async function seedFolder(folder: string, users: number): Promise<void> {
  const db = await connect(readConfig({ DATA_DIR: folder }), onError);
  try {
    await prepare(db);
    await db.transaction((tx) => fill((statement, values) => tx.run(statement, values), 1, users));
    await db.run('vacuum (analyze)');
  } finally {
    await db.close();
  }
}

/** The schema and what doesn't depend on learners. */
async function prepare(db: Database): Promise<void> {
  await migrate(db);
  const requirements = new Map(Object.entries({ ...achievementRequirements, ...progressRequirements }));
  await loadAchievements(db, at('content/achievements.yaml'), requirements);
  await db.run(scenarios, [JSON.stringify(makeScenarios())]);
  await db.run(editions);
}

async function fill(run: Run, first: number, last: number): Promise<void> {
  const all = [first, last];
  await run('select setseed(0.5)');
  await run(users, [...all, await hashPassword(password)]);
  for (const statement of [totals, sessions, days, progress]) await run(statement, all);
  await run('analyze users, learner_totals, user_progress');
  for (const statement of [figures, unlocked, attempts, ledger, points]) await run(statement, all);
  await run(answers, [senders(last)]);
}

/** One learner in ten is busy, with more than a page of progress; over all of them it is 20 rows for each. */
const busy = 'id % 10 = 1';
const rows = `case when u.${busy} then 60 else floor(15.56 + random())::int end`;

/** References between rows are right by construction, and checking each of them takes as long as all the rest. */
const hasty = `begin; set local work_mem = '256MB'; set local session_replication_role = replica`;

const scenarios = `
  insert into learning_scenarios (slug, title, description, career_path, difficulty, xp_reward, scenario, content_hash)
  select slug, title, description, career_path, difficulty, xp_reward, scenario, md5(slug)
  from json_to_recordset($1::json) as given (
    slug text, title text, description text, career_path text, difficulty text, xp_reward int, scenario jsonb)`;

const editions = `
  insert into scenario_editions (scenario_id, version, scenario, xp_reward, created_at)
  select id, version, scenario, xp_reward, now() from learning_scenarios`;

// Ids follow the order of insertion: learner n has id n. One in fifty keeps off the leaderboard.
const users = `
  insert into users (
    username, email, password_hash, career_path, trial_ends_at, leaderboard_visible, created_at)
  select 'learner' || n, 'learner' || n || '@bench.example', $3::text,
    (array['nursing', 'doctor', 'pharmacy', 'tech'])[n % 4 + 1], now() + interval '14 days', n % 50 <> 0,
    now() - interval '200 days'
  from generate_series($1::int, $2::int) n`;

const totals = `
  insert into learner_totals (
    user_id, xp, graded_xp, level, points, streak, seen_streak, streak_day, streak_until, last_active_at, xp_reached_at)
  select n, xp, xp, xp / 1000 + 1, xp / 2, streak, streak, case when streak > 0 then current_date - 1 end,
    case when streak > 0 then current_date end, now() - interval '1 day', now() - random() * interval '90 days'
  from (
    select n, n / 10 % 10 as streak, (random() ^ 3 * 60000)::int as xp from generate_series($1::int, $2::int) n) as made`;

const sessions = `
  insert into sessions (token_hash, user_id, created_at, last_used_at)
  select sha256(lpad(id::text, 43, '0')::bytea), id, now(), now() from users where id between $1 and $2`;

const days = `
  insert into activity_days (user_id, day, seen)
  select user_id, current_date - back, true from learner_totals cross join lateral generate_series(1, streak) back
  where user_id between $1 and $2`;

// Written in order of time, so that one learner's rows are scattered as after months of use.
const progress = `
  insert into user_progress (
    user_id, scenario_id, completed, score, attempts, time_spent, last_attempt, xp_awarded, graded)
  select user_id, (user_id * 7 + k) % ${scenarioCount} + 1, completed, case when completed then score end, 1 + k % 2,
    120 + k, at, case when completed then score else 0 end, completed
  from (
    select u.id as user_id, k, random() > 0.1 as completed, (20 * floor(random() * 6))::int as score,
      now() - interval '2 days' - random() * interval '120 days' as at
    from users u
    cross join lateral generate_series(1, ${rows}) k
    where u.id between $1 and $2
    order by at
  ) as made`;

const figures = `
  update learner_totals t set scenarios_completed = f.completed, graded_scenarios = f.completed, perfect_scores = f.perfect, score_total = f.total
  from (
    select user_id, count(*) filter (where completed) as completed, count(*) filter (where score = 100) as perfect,
      coalesce(sum(score), 0) as total
    from user_progress where user_id between $1 and $2 group by user_id
  ) f
  where f.user_id = t.user_id`;

// All achievements that can be reached here, for those who complete scenarios, the last ones being those by whom the
// servers are compared: each completion looks for something to unlock and finds nothing.
const unlocked = `
  insert into user_achievements (user_id, achievement_id, unlocked_at)
  select u.id, a.id, now() from users u cross join achievements a
  where u.id between $1 and $2 and (u.${busy} or u.id > $2 - 200)
    and (a.requirement ->> 'type' <> 'streak_days' or (a.requirement ->> 'value')::int <= 10)`;

const attempts = `
  insert into scenario_attempts (id, user_id, scenario_id, version, started_at, completed_at, score, time_spent)
  select gen_random_uuid(), user_id, scenario_id, 1, last_attempt - interval '2 minutes',
    case when completed then last_attempt end, score, time_spent
  from user_progress where user_id between $1 and $2 order by last_attempt`;

// For those who send requests: their earlier answers determine when a question comes back.
const answers = `
  insert into attempt_answers (attempt_id, question_index, selected_option, correct, credit, seconds, answered_at)
  select id, q, (q + (q >= right_ones)::int) % ${optionsPerQuestion}, q < right_ones, (q < right_ones)::int, time_spent, completed_at
  from (
    select id, time_spent, completed_at, score * ${questionsPerScenario} / 100 as right_ones from scenario_attempts
    where user_id = any($1::int[]) and completed_at is not null) a
  cross join generate_series(0, ${questionsPerScenario} - 1) q
  on conflict do nothing`;

const ledger = `
  insert into xp_ledger (user_id, amount, source, related_id, created_at)
  select user_id, xp_awarded, 'scenario', scenario_id, last_attempt from user_progress
  where user_id between $1 and $2 and xp_awarded > 0 order by last_attempt`;

const points = `
  insert into points_transactions (user_id, amount, type, description, related_id, related_type, created_at)
  select p.user_id, (p.xp_awarded + 1) / 2, 'earned', s.title, s.id, 'scenario', p.last_attempt
  from user_progress p join learning_scenarios s on s.id = p.scenario_id
  where p.user_id between $1 and $2 and p.xp_awarded > 0 order by p.last_attempt`;
