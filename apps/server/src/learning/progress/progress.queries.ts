import type { AnswerOf } from '@rounds/contract/endpoint';
import { Mode, OpenAttempt } from '@rounds/contract/learning/attempts';
import { confidences } from '@rounds/contract/learning/progress.answers.rules';
import { Response } from '@rounds/contract/learning/scenarios.formats';
import { ProgressEntry, recordProgress } from '@rounds/contract/learning/progress';
import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type Json, jsonOf } from '../../platform/db/json.ts';
import { ByTime, listRow } from '../../platform/db/list-row.ts';
import { learnersAt, ownUserJson, statsJson } from '../../identity/accounts/people.fragments.ts';
import { goalJson } from '../goals/goals.fragments.ts';
import type { Attempt, Entry, Post, Recording } from './progress.rules.ts';

export type Answer = AnswerOf<typeof recordProgress>;
/** An answer as stored, without the row's id, which the database assigns. */
const KeptAnswer = recordProgress.answer.extend({ progress: ProgressEntry.omit({ id: true }) });
export type KeptAnswer = z.output<typeof KeptAnswer>;

/** A time in JSON, as written by PostgreSQL: not in UTC, but `Date` can parse it. */
const Timestamp = z.iso.datetime({ offset: true });

const Recorded = z.object({
  entry: z
    .object({
      id: z.int(),
      completed: z.boolean(),
      score: z.number().nullable(),
      attempts: z.int(),
      timeSpent: z.int(),
      lastAttempt: Timestamp,
      xpAwarded: z.int(),
      selfReported: z.boolean(),
      graded: z.boolean(),
      open: OpenAttempt.nullable(),
      reviewId: z.uuid().nullable(),
      firstAttemptId: z.uuid().nullable(),
    })
    .nullable(),
  attempt: z
    .object({
      userId: z.int(),
      scenarioId: z.int(),
      version: z.int(),
      mode: Mode,
      timeSpent: z.int(),
      completedAt: Timestamp.nullable(),
      result: KeptAnswer.nullable(),
      answers: z.array(
        z.object({
          questionIndex: z.int(),
          selectedOption: z.int().nullable(),
          response: Response.nullable(),
          confidence: z.enum(confidences).nullable(),
          correct: z.boolean(),
          credit: z.number(),
          result: KeptAnswer.nullable(),
        }),
      ),
    })
    .nullable(),
  lately: z.int(),
});

const recordedProgress = statement({
  name: 'progress_recorded',
  text: `
    select (
        select json_build_object(
          'id', p.id, 'completed', p.completed, 'score', p.score, 'attempts', p.attempts, 'timeSpent', p.time_spent,
          'lastAttempt', p.last_attempt, 'xpAwarded', p.xp_awarded, 'selfReported', p.self_reported, 'graded', p.graded,
          'open', p.open_attempt, 'reviewId', p.review_id, 'firstAttemptId', p.first_attempt_id)
        from user_progress p where p.user_id = $userId and p.scenario_id = $scenarioId::bigint) as entry,
      (
        select json_build_object(
          'userId', a.user_id, 'scenarioId', a.scenario_id, 'version', a.version, 'mode', a.mode,
          'timeSpent', a.time_spent,
          'completedAt', a.completed_at, 'result', a.result,
          'answers', (
            select coalesce(json_agg(json_build_object(
              'questionIndex', w.question_index, 'selectedOption', w.selected_option, 'response', w.response,
              'confidence', w.confidence, 'correct', w.correct, 'credit', coalesce(w.credit, w.correct::int),
              'result', w.result)), '[]')
            from attempt_answers w where w.attempt_id = a.id))
        from scenario_attempts a where a.id = $attemptId::uuid) as attempt,
      case when $attemptId is null or exists (select from scenario_attempts a where a.id = $attemptId) then 0 else (
        select count(*)::int from scenario_attempts a
        where a.user_id = $userId and a.started_at > $since::timestamptz and (a.completed_at > $since or a.completed_at is null)
      ) end as lately`,
  row: Recorded,
});

export interface RecordedProgress {
  readonly entry: (Entry & { readonly id: number }) | null;
  readonly attempt: Attempt<KeptAnswer> | null;
  /** How many attempts the learner has begun since the given time; 0 unless the post would begin another. */
  readonly lately: number;
}

/** What is recorded about a scenario and an attempt, whoever owns the attempt. */
export async function selectRecorded(
  tx: Sql,
  userId: number,
  {
    scenarioId,
    attemptId = null,
  }: { readonly scenarioId: number; readonly attemptId?: string | null | undefined },
  since: Date | null = null,
): Promise<RecordedProgress> {
  const row = await queryRow(tx, recordedProgress, { userId, scenarioId, attemptId, since });
  const { entry, attempt, lately } = row;
  return {
    lately,
    entry: entry && { ...entry, lastAttempt: new Date(entry.lastAttempt) },
    attempt: attempt && {
      ...attempt,
      completedAt: attempt.completedAt === null ? null : new Date(attempt.completedAt),
    },
  };
}

const savedRecording = statement({
  name: 'progress_save',
  text: `
    with entry as (
      insert into user_progress (
        user_id, scenario_id, completed, score, attempts, time_spent, last_attempt, xp_awarded, self_reported, graded,
        open_attempt, review_id, first_attempt_id)
      select $userId::int, $scenarioId::int, completed, score, attempts, "timeSpent", "lastAttempt", "xpAwarded", "selfReported", graded,
        open, "reviewId", "firstAttemptId"
      from json_to_record($entry::json) as n(
        completed boolean, score float8, attempts int, "timeSpent" int, "lastAttempt" timestamptz, "xpAwarded" int,
        "selfReported" boolean, graded boolean, open json, "reviewId" uuid, "firstAttemptId" uuid)
      on conflict (user_id, scenario_id) do update set
        completed = excluded.completed, score = excluded.score, attempts = excluded.attempts,
        time_spent = excluded.time_spent, last_attempt = excluded.last_attempt, xp_awarded = excluded.xp_awarded,
        self_reported = excluded.self_reported, graded = excluded.graded,
        open_attempt = excluded.open_attempt, review_id = excluded.review_id, first_attempt_id = excluded.first_attempt_id
      returning id),
    attempt as (
      insert into scenario_attempts as a (
        id, user_id, scenario_id, version, mode, started_at, time_spent, completed_at, score, result)
      select id, $userId::int, $scenarioId::int, version, mode, "startedAt", "timeSpent", "completedAt", score, result
      from json_to_record($attempt::json) as n(
        id uuid, version int, mode text, "startedAt" timestamptz, "timeSpent" int, "completedAt" timestamptz, score float8, result json)
      where n.id is not null
      on conflict (id) do update set
        time_spent = excluded.time_spent, completed_at = excluded.completed_at, score = excluded.score,
        result = excluded.result
      where a.user_id = excluded.user_id
      returning id),
    answers as (
      insert into attempt_answers (
        attempt_id, question_index, selected_option, response, confidence, correct, credit, seconds, answered_at, result)
      select "attemptId", "questionIndex", "selectedOption", response, confidence, correct, credit, seconds, "answeredAt", result
      from json_to_recordset($answers::json) as n(
        "attemptId" uuid, "questionIndex" smallint, "selectedOption" smallint, response jsonb, confidence text, correct boolean,
        credit float8, seconds smallint, "answeredAt" timestamptz, result json)
      where exists (select from attempt))
    select (select id from entry)::float8 as id, (select id from attempt) as "attemptId"`,
  row: z.object({ id: z.int(), attemptId: z.uuid().nullable() }),
});

/**
 * Saves what a post added, with the response to it. Returns the id of the learner's row; null if another learner just
 * began the attempt: then nothing of it may stay.
 */
export async function saveRecording(
  tx: Sql,
  post: Post,
  recording: Recording,
  result: KeptAnswer,
): Promise<number | null> {
  const { userId, scenarioId, attemptId: id, seconds, occurredAt: at, completed } = post;
  const [ofAttempt, ofAnswer] = completed ? [result, null] : [null, result];
  const attempt = recording.attempt && {
    id,
    ...recording.attempt,
    startedAt: new Date(at.getTime() - seconds * 1000),
    result: ofAttempt,
    completedAt: recording.attempt.score === null ? null : at,
  };
  const answers = recording.answers.map((answer) => ({
    attemptId: id,
    ...answer,
    seconds,
    answeredAt: at,
    result: ofAnswer,
  }));
  const row = await queryRow(tx, savedRecording, {
    userId,
    scenarioId,
    entry: JSON.stringify(recording.entry),
    attempt: JSON.stringify(attempt ?? {}),
    answers: JSON.stringify(answers),
  });
  return attempt && row.attemptId === null ? null : row.id;
}

// Not built with `progress_json`, which would take six times as long. A test keeps the two in step.
const latestProgress = statement({
  name: 'progress_latest_first',
  pipelined: true,
  text: `
    select to_json(p)::text as json, json_build_array(p."lastAttempt", p.id)::text as place
    from (
      select id, scenario_id as "scenarioId", completed, score, attempts, iso_instant(last_attempt) as "lastAttempt",
        time_spent as "timeSpent", open_attempt as open, review_id as "reviewId"
      from user_progress
      where user_id = $userId and ($beforeTime::timestamptz is null or (last_attempt, id) < ($beforeTime, $beforeId::bigint))
      order by last_attempt desc, id desc
      limit $limit
    ) p`,
  row: listRow(ProgressEntry, ByTime),
});

/** The learner's progress, latest first. */
export function selectProgress(sql: Sql, userId: number, limit: number, after: ByTime | null) {
  const [beforeTime, beforeId] = after ?? [null, null];
  return sql.query(latestProgress, { userId, limit, beforeTime, beforeId });
}

const dashboardOfLearner = statement({
  name: 'dashboard_of_learner',
  pipelined: true,
  text: `
    select json_build_object(
      'user', ${ownUserJson},
      'stats', ${statsJson},
      'progress', (
        select coalesce(json_agg(progress_json(p)), '[]')
        from (select * from user_progress where user_id = u.id order by last_attempt desc, id desc limit 5) p),
      'week', (
        select json_agg(json_build_object('day', to_char(d, 'YYYY-MM-DD'), 'active', a.day is not null) order by d)
        from generate_series(0, 6) as back (days)
        cross join lateral (select ($now::timestamptz at time zone u.time_zone)::date - back.days as d) as calendar
        left join activity_days a on a.user_id = u.id and a.day = d and not a.bridge),
      'scores', (
        select coalesce(json_agg(
          json_build_object('completedAt', iso_instant(s.completed_at), 'scenarioId', s.scenario_id, 'score', s.score,
            'attemptId', s.id) order by s.completed_at), '[]')
        from (
          select id, completed_at, scenario_id, score from scenario_attempts
          where user_id = u.id and completed_at is not null order by completed_at desc limit 20) s),
      'preferences', (
        select json_build_object('preferredDifficulty', preferred_difficulty, 'primarySubjects', primary_subjects)
        from user_learning_preferences where user_id = u.id),
      'goal', ${goalJson('$now')},
      'practice', (
        select practice_json(s) from practice_sessions s
        where s.user_id = u.id and s.completed_at is null order by s.started_at desc, s.id limit 1)
    )::text as json
    from ${learnersAt('$now')} where u.id = $userId`,
  row: z.object({ json: jsonOf(getDashboard.answer) }),
});

/** The dashboard's JSON in one statement. */
export async function selectDashboard(
  sql: Sql,
  userId: number,
  now: Date,
): Promise<Json<AnswerOf<typeof getDashboard>>> {
  const { json } = await queryRow(sql, dashboardOfLearner, { userId, now });
  return json;
}

const deleteEntries = statement({
  name: 'progress_delete_of_learner',
  text: 'delete from user_progress where user_id = $userId',
});
const deleteAttempts = statement({
  name: 'attempts_delete_of_learner',
  text: 'delete from scenario_attempts where user_id = $userId',
});

/** Deletes a learner's rows, attempts and answers. */
export async function deleteProgress(tx: Sql, userId: number): Promise<void> {
  await tx.query(deleteEntries, { userId });
  await tx.query(deleteAttempts, { userId });
}
