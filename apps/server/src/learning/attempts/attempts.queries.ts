import { Instant } from '@rounds/contract/common';
import { Attempt, AttemptSummary } from '@rounds/contract/learning/attempts';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { listRow } from '../../platform/db/list-row.ts';

const StoredAttempt = Attempt.omit({ scenario: true });
export type StoredAttempt = z.output<typeof StoredAttempt>;

const head = `
  'id', a.id, 'scenarioId', a.scenario_id, 'version', a.version, 'mode', a.mode,
  'startedAt', iso_instant(a.started_at), 'completedAt', iso_instant(a.completed_at), 'score', a.score,
  'timeSpent', a.time_spent`;
const whole = `json_build_object(${head}, 'answers', (
  select coalesce(json_agg(json_build_object(
    'questionIndex', w.question_index, 'selectedOption', w.selected_option,
    'response', w.response, 'confidence', w.confidence, 'correct', case when may_see_verdicts(a.mode, a.completed_at) then w.correct end,
    'credit', case when may_see_verdicts(a.mode, a.completed_at) then coalesce(w.credit, w.correct::int) end,
    'seconds', w.seconds, 'answeredAt', iso_instant(w.answered_at))
    order by w.question_index), '[]')
  from attempt_answers w where w.attempt_id = a.id))`;

const openAttempt = statement({
  name: 'attempt_open_at_scenario',
  text: `
    select ${whole} as attempt
    from user_progress p join scenario_attempts a on a.id = (p.open_attempt ->> 'attemptId')::uuid
    where p.user_id = $userId and p.scenario_id = $scenarioId`,
  row: z.object({ attempt: StoredAttempt }),
});

/** The learner's open attempt at a scenario; null if there is none. */
export async function selectOptionalOpenAttempt(
  sql: Sql,
  userId: number,
  scenarioId: number,
): Promise<StoredAttempt | null> {
  const [row] = await sql.query(openAttempt, { userId, scenarioId });
  return row?.attempt ?? null;
}

const attemptById = statement({
  name: 'attempt_by_id',
  text: `select ${whole} as attempt from scenario_attempts a where a.id = $id and a.user_id = $userId`,
  row: z.object({ attempt: StoredAttempt }),
});

/** One of the learner's attempts; null if there is none with that id. */
export async function selectOptionalAttempt(
  sql: Sql,
  userId: number,
  id: string,
): Promise<StoredAttempt | null> {
  const [row] = await sql.query(attemptById, { userId, id });
  return row?.attempt ?? null;
}

/** An attempt's position: when it began. */
export const ByStart = z.tuple([Instant, z.uuid()]);
type ByStart = z.output<typeof ByStart>;

const attemptsLatestFirst = statement({
  name: 'attempts_latest_first',
  text: `
    select json_build_object(${head},
        'answered', w.answered, 'correct', case when may_see_verdicts(a.mode, a.completed_at) then w.correct end,
        'questions', jsonb_array_length(e.scenario -> 'questions'))::text as json,
      json_build_array(iso_instant(a.started_at), a.id)::text as place
    from (
      select * from scenario_attempts
      where user_id = $userId and scenario_id = $scenarioId
        and ($beforeTime::timestamptz is null or (started_at, id) < ($beforeTime, $beforeId::uuid))
      order by started_at desc, id desc
      limit $limit
    ) a
    join scenario_editions e on e.scenario_id = a.scenario_id and e.version = a.version
    cross join lateral (
      select count(*)::int as answered, (count(*) filter (where correct))::int as correct
      from attempt_answers where attempt_id = a.id) w
    order by a.started_at desc, a.id desc`,
  row: listRow(AttemptSummary, ByStart),
});

/** The learner's attempts at a scenario, latest first. */
export function selectAttempts(
  sql: Sql,
  userId: number,
  scenarioId: number,
  limit: number,
  after: ByStart | null,
) {
  const [beforeTime, beforeId] = after ?? [null, null];
  return sql.query(attemptsLatestFirst, { userId, scenarioId, limit, beforeTime, beforeId });
}
