import type { Overview } from '@rounds/contract/learning/progress';
import { calendarWeeks, overviewScores } from '@rounds/contract/learning/progress.rules';
import type { Sql, Statement } from '../../platform/db/database.ts';

type Course = Pick<Overview, 'today' | 'days' | 'scores'>;

// The days are those that count for the streak; an answer is told on its day in the learner's present zone.
const course: Statement = {
  name: 'progress_course',
  text: `
    select json_build_object(
      'today', to_char(t.today, 'YYYY-MM-DD'),
      'days', (
        select coalesce(json_agg(json_build_object(
          'day', to_char(d.day, 'YYYY-MM-DD'), 'answered', coalesce(n.answered, 0)) order by d.day), '[]')
        from activity_days d
        left join (
          select (w.answered_at at time zone u.time_zone)::date as day, count(*)::int as answered
          from scenario_attempts a join attempt_answers w on w.attempt_id = a.id
          where a.user_id = u.id group by 1) n on n.day = d.day
        where d.user_id = u.id and not d.bridge and d.day <= t.today and d.day > t.today - ${calendarWeeks * 7}),
      'scores', (
        select coalesce(json_agg(
          json_build_object('completedAt', iso_instant(s.completed_at), 'scenarioId', s.scenario_id, 'score', s.score)
          order by s.completed_at), '[]')
        from (
          select completed_at, scenario_id, score from scenario_attempts
          where user_id = u.id and completed_at is not null order by completed_at desc limit ${overviewScores}) s)
    ) as course
    from users u cross join lateral (select ($2::timestamptz at time zone u.time_zone)::date as today) t
    where u.id = $1`,
};

/** How a learner's practice went: days and scores. */
export async function selectCourse(sql: Sql, userId: number, now: Date): Promise<Course> {
  const [row] = await sql.query<{ course: Course }>(course, [userId, now]);
  if (!row) throw new Error(`No user ${userId}`);
  return row.course;
}

export interface LatestAnswer {
  readonly scenarioId: number;
  /** The edition that the answer was given to. */
  readonly version: number;
  readonly questionIndex: number;
  readonly correct: boolean;
}

const latest: Statement = {
  name: 'latest_answers',
  text: `
    select distinct on (a.scenario_id, w.question_index)
      a.scenario_id as "scenarioId", a.version, w.question_index as "questionIndex", w.correct
    from scenario_attempts a join attempt_answers w on w.attempt_id = a.id
    where a.user_id = $1
    order by a.scenario_id, w.question_index, w.answered_at desc, a.id`,
};

/** Of each question that a learner has answered, the latest answer. */
export async function selectLatestAnswers(sql: Sql, userId: number): Promise<LatestAnswer[]> {
  return sql.query<LatestAnswer>(latest, [userId]);
}
