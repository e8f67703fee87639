import type { Attempt } from '@rounds/contract/learning/attempts';
import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';

export type StoredAttempt = Omit<Attempt, 'scenario'>;

/** Whether the learner may know what was right in an attempt `a`. */
const isTold = `(a.mode <> 'exam' or a.completed_at is not null)`;
const head = `
  'id', a.id, 'scenarioId', a.scenario_id, 'version', a.version, 'mode', a.mode,
  'startedAt', iso_instant(a.started_at), 'completedAt', iso_instant(a.completed_at), 'score', a.score,
  'timeSpent', a.time_spent`;
const whole = `json_build_object(${head}, 'answers', (
  select coalesce(json_agg(json_build_object(
    'questionIndex', w.question_index, 'selectedOption', w.selected_option,
    'correct', case when ${isTold} then w.correct end, 'seconds', w.seconds, 'answeredAt', iso_instant(w.answered_at))
    order by w.question_index), '[]')
  from attempt_answers w where w.attempt_id = a.id))`;

const open: Statement = {
  name: 'attempt_open',
  text: `
    select ${whole} as attempt
    from user_progress p join scenario_attempts a on a.id = (p.open_attempt ->> 'attemptId')::uuid
    where p.user_id = $1 and p.scenario_id = $2`,
};

/** The attempt at a scenario that goes on; null where there is none. */
export async function selectOptionalOpenAttempt(
  sql: Sql,
  userId: number,
  scenarioId: number,
): Promise<StoredAttempt | null> {
  const [row] = await sql.query<{ attempt: StoredAttempt }>(open, [userId, scenarioId]);
  return row?.attempt ?? null;
}

const one: Statement = {
  name: 'attempt',
  text: `select ${whole} as attempt from scenario_attempts a where a.id = $2 and a.user_id = $1`,
};

/** An attempt of the learner's own; null where there is none. */
export async function selectOptionalAttempt(
  sql: Sql,
  userId: number,
  id: string,
): Promise<StoredAttempt | null> {
  const [row] = await sql.query<{ attempt: StoredAttempt }>(one, [userId, id]);
  return row?.attempt ?? null;
}

const list: Statement = {
  name: 'attempts',
  text: `
    select json_build_object(${head},
        'answered', w.answered, 'correct', case when ${isTold} then w.correct end,
        'questions', jsonb_array_length(e.scenario -> 'questions'))::text as json,
      json_build_array(iso_instant(a.started_at), a.id) as place
    from (
      select * from scenario_attempts
      where user_id = $1 and scenario_id = $2
        and ($4::timestamptz is null or (started_at, id) < ($4, $5::uuid))
      order by started_at desc, id desc
      limit $3
    ) a
    join scenario_editions e on e.scenario_id = a.scenario_id and e.version = a.version
    cross join lateral (
      select count(*)::int as answered, (count(*) filter (where correct))::int as correct
      from attempt_answers where attempt_id = a.id) w
    order by a.started_at desc, a.id desc`,
};

type ByStart = [startedAt: string, id: string];

/** The learner's attempts at a scenario, latest first. */
export async function selectAttempts(
  sql: Sql,
  userId: number,
  scenarioId: number,
  limit: number,
  after: ByStart | null,
): Promise<ListRow<ByStart>[]> {
  return sql.query(list, [userId, scenarioId, limit, ...(after ?? [null, null])]);
}
