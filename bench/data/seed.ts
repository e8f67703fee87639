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
import type { Options } from '../lib/options.ts';
import {
  type Cohort,
  lastBusy,
  lastSending,
  optionsPerQuestion,
  password,
  questionsPerScenario,
} from './learners.ts';
import { makeScenarios } from './scenarios.ts';

const pageAndMore = 60;
/** Questions in review after a year, for each of this many learners. */
const yearOfReview = 200;
const reviewing = 10_000;
/** The last learners, by whom the three servers are compared. */
const checked = 100;

const onError = (error: Error) => console.error(error.message);

type Run = (text: string, values?: unknown[]) => Promise<unknown>;

/** Makes the schema and fills it, in a few statements over whole sets; analyzed and on disk when it resolves. */
export async function seed(url: string, options: Options): Promise<void> {
  const db = openPostgres({ url, pool: 2, onError });
  await prepare(db).finally(() => db.close());
  await onServer(url, async (run) => {
    await fillContent(run, options);
    await fillLearners(run, { first: 1, last: options.users, progress: options.progress }, options);
  });
}

/** Adds learners to the existing ones, as if they had always been there. */
export async function seedMore(url: string, cohort: Cohort, options: Options): Promise<void> {
  await onServer(url, (run) => fillLearners(run, cohort, options));
}

/** The same in the folder of an embedded database. */
export async function seedFolder(folder: string, options: Options): Promise<void> {
  const db = await connect(readConfig({ DATA_DIR: folder }), onError);
  try {
    await prepare(db);
    await db.transaction(async (tx) => {
      const run: Run = (text, values) => tx.run(text, values);
      await fillContent(run, options);
      await fillLearners(run, { first: 1, last: options.users, progress: options.progress }, options);
    });
    await db.run('vacuum (analyze)');
  } finally {
    await db.close();
  }
}

async function prepare(db: Database): Promise<void> {
  await migrate(db);
  const requirements = new Map(Object.entries({ ...achievementRequirements, ...progressRequirements }));
  await loadAchievements(db, at('content/achievements.yaml'), requirements);
}

async function onServer(url: string, fill: (run: Run) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(hasty);
    await fill((text, values) => client.query(text, values));
    await client.query('commit');
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

async function fillContent(run: Run, options: Options): Promise<void> {
  await run(scenarios, [JSON.stringify(makeScenarios(options.scenarios))]);
  await run(editions);
}

async function fillLearners(run: Run, cohort: Cohort, options: Options): Promise<void> {
  const { first, last } = cohort;
  const busy = lastBusy(cohort);
  const idle = Math.max(last - busy, 1);
  const rest = Math.max((cohort.progress - (busy - first + 1) * pageAndMore) / idle, 0);
  const all = [first, last];
  await run('select setseed(0.5)');
  await run(users, [...all, await hashPassword(password)]);
  await run(totals, all);
  await run('analyze users');
  await run('analyze learner_totals');
  await run(sessions, all);
  await run(days, all);
  await run(progress, [...all, busy, pageAndMore, Math.min(rest, options.scenarios), options.scenarios]);
  await run('analyze user_progress');
  await run(figures, all);
  await run(unlocked, [...all, busy, last - checked]);
  await run(attempts, all);
  await run(answers, [first, lastSending(cohort)]);
  await run(ledger, all);
  await run(points, all);
  await run(reviewed, [...all, yearOfReview, options.scenarios]);
}

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
  select n, xp, xp, xp / 1000 + 1, xp / 2, n % 10, n % 10, case when n % 10 > 0 then current_date - 1 end,
    case when n % 10 > 0 then current_date end, now() - interval '1 day', now() - random() * interval '90 days'
  from (select n, (random() ^ 3 * 60000)::int as xp from generate_series($1::int, $2::int) n) as made`;

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
  select user_id, (user_id * 7 + k) % $6::int + 1, completed, case when completed then score end, 1 + k % 2,
    120 + k, at, case when completed then score else 0 end, completed
  from (
    select u.id as user_id, k, random() > 0.1 as completed, (20 * floor(random() * 6))::int as score,
      now() - interval '2 days' - random() * interval '120 days' as at
    from users u
    cross join lateral generate_series(
      1, case when u.id <= $3::int then $4::int else floor($5::float8 + random())::int end) k
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

// All achievements except for days in a row, which nobody here reaches, for those who complete scenarios: each
// completion looks for something to unlock and finds nothing.
const unlocked = `
  insert into user_achievements (user_id, achievement_id, unlocked_at)
  select u.id, a.id, now() from users u cross join achievements a
  where u.id between $1 and $2 and (u.id <= $3::int or u.id > $4::int)
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
    where user_id between $1 and $2 and completed_at is not null) a
  cross join generate_series(0, ${questionsPerScenario} - 1) q`;

const ledger = `
  insert into xp_ledger (user_id, amount, source, related_id, created_at)
  select user_id, xp_awarded, 'scenario', scenario_id, last_attempt from user_progress
  where user_id between $1 and $2 and xp_awarded > 0 order by last_attempt`;

const points = `
  insert into points_transactions (user_id, amount, type, description, related_id, related_type, created_at)
  select p.user_id, (p.xp_awarded + 1) / 2, 'earned', s.title, s.id, 'scenario', p.last_attempt
  from user_progress p join learning_scenarios s on s.id = p.scenario_id
  where p.user_id between $1 and $2 and p.xp_awarded > 0 order by p.last_attempt`;

// Written in the order of the latest review, as updates would leave them; none was reviewed today, which the check
// counts. Most are due in the coming months, some today, a few are overdue or suspended.
const reviewed = `
  insert into review_items (
    user_id, scenario_id, question_index, due_on, reviewed_on, stability, difficulty, repetitions, lapses, suspended)
  select user_id, k / 5 % $4::int + 1, k % 5, reviewed_on + interval_days, reviewed_on, interval_days, 5, 1 + k % 6, k % 3,
    random() < 0.02
  from (
    select n as user_id, k, current_date - 1 - (random() ^ 2 * 120)::int as reviewed_on, 1 + (random() ^ 2 * 180)::int as interval_days
    from generate_series($1::int, least($2::int, ${reviewing})) n cross join generate_series(0, $3::int - 1) k
    order by 3
  ) as made`;
