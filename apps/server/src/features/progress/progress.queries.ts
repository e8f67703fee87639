import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';
import type { GradedAnswer } from './progress.rules.ts';

export interface ProgressRecord {
  readonly userId: number;
  readonly scenarioId: number;
  readonly title: string;
  readonly xpReward: number;
  readonly version: number;
  readonly questions: number;
  readonly completed: boolean;
  /** What the client claims; counts only without an attempt id. */
  readonly score: number;
  readonly seconds: number;
  readonly attemptId: string | null;
  readonly answers: readonly GradedAnswer[];
  readonly occurredAt: Date;
  readonly now: Date;
}

const record: Statement = {
  name: 'record_progress',
  text: `
    select record_progress(
      $1::int, $2::int, $3::text, $4::int, $5::int, $6::int, $7::boolean, $8::float8, $9::int, $10::uuid,
      $11::int[], $12::int[], $13::boolean[], $14::timestamptz, $15::timestamptz)::text as json`,
};

/** Writes progress, XP, points, streak and ledgers in one statement. The JSON text is that of record_progress. */
export async function recordProgress(sql: Sql, given: ProgressRecord): Promise<string> {
  const [row] = await sql.query<{ json: string }>(record, [
    given.userId,
    given.scenarioId,
    given.title,
    given.xpReward,
    given.version,
    given.questions,
    given.completed,
    given.score,
    given.seconds,
    given.attemptId,
    given.answers.map((answer) => answer.questionIndex),
    given.answers.map((answer) => answer.selectedOption),
    given.answers.map((answer) => answer.correct),
    given.occurredAt,
    given.now,
  ]);
  if (!row) throw new Error('record_progress answered nothing');
  return row.json;
}

// Not by `progress_json`, which would take a sixth of the time: a test holds the two together.
const list: Statement = {
  name: 'progress_list',
  pipelined: true,
  text: `
    select to_json(p)::text as json, json_build_array(p."lastAttempt", p.id) as place
    from (
      select id, scenario_id as "scenarioId", completed, score, attempts, iso_instant(last_attempt) as "lastAttempt",
        time_spent as "timeSpent"
      from user_progress
      where user_id = $1 and ($3::timestamptz is null or (last_attempt, id) < ($3, $4::bigint))
      order by last_attempt desc, id desc
      limit $2
    ) p`,
};

type ByTime = [lastAttempt: string, id: number];

/** The learner's progress, latest first. */
export async function selectProgress(
  sql: Sql,
  userId: number,
  limit: number,
  after: ByTime | null,
): Promise<ListRow<ByTime>[]> {
  return sql.query(list, [userId, limit, ...(after ?? [null, null])]);
}

const dashboard: Statement = {
  name: 'dashboard',
  pipelined: true,
  text: `
    select json_build_object(
      'user', user_json(u, $2),
      'stats', (select stats from profile_stats(u, $2) as s (stats)),
      'progress', (
        select coalesce(json_agg(progress_json(p)), '[]')
        from (select * from user_progress where user_id = u.id order by last_attempt desc, id desc limit 5) p),
      'week', (
        select json_agg(json_build_object('day', to_char(d, 'YYYY-MM-DD'), 'active', a.day is not null) order by d)
        from generate_series(0, 6) as back (days)
        cross join lateral (select ($2::timestamptz at time zone u.time_zone)::date - back.days as d) as calendar
        left join activity_days a on a.user_id = u.id and a.day = d and not a.bridge),
      'scores', (
        select coalesce(json_agg(
          json_build_object('completedAt', iso_instant(s.completed_at), 'scenarioId', s.scenario_id, 'score', s.score)
          order by s.completed_at), '[]')
        from (
          select completed_at, scenario_id, score from scenario_attempts
          where user_id = u.id and completed_at is not null order by completed_at desc limit 20) s),
      'preferences', (
        select json_build_object('preferredDifficulty', preferred_difficulty, 'primarySubjects', primary_subjects)
        from user_learning_preferences where user_id = u.id)
    )::text as json
    from users u where u.id = $1`,
};

/** The dashboard's JSON in one statement. */
export async function selectDashboard(sql: Sql, userId: number, now: Date): Promise<string> {
  const [row] = await sql.query<{ json: string }>(dashboard, [userId, now]);
  if (!row) throw new Error(`No user ${userId}`);
  return row.json;
}

const move: Statement = { name: 'move_to_zone', text: 'select move_to_zone($1, $2)' };

/** Changes the learner's zone without costing a streak. An unknown zone counts as UTC. */
export async function moveToZone(tx: Sql, userId: number, timeZone: string): Promise<void> {
  await tx.query(move, [userId, timeZone]);
}
