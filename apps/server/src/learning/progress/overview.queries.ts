import { Overview } from '@rounds/contract/learning/progress';
import { calendarWeeks, overviewScores } from '@rounds/contract/learning/progress.rules';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const Practice = Overview.pick({ today: true, days: true, scores: true });

// The days are those that count for the streak; an answer belongs to its day in the learner's current zone.
const practiceOfLearner = statement({
  name: 'practice_of_learner',
  text: `
    select to_char(t.today, 'YYYY-MM-DD') as today,
      (
        select coalesce(json_agg(json_build_object(
          'day', to_char(d.day, 'YYYY-MM-DD'), 'answered', coalesce(n.answered, 0)) order by d.day), '[]')
        from activity_days d
        left join (
          select (g.answered_at at time zone u.time_zone)::date as day, count(*)::int as answered
          from (
            select w.answered_at from scenario_attempts a join attempt_answers w on w.attempt_id = a.id
            where a.user_id = u.id
            union all
            select i.answered_at from practice_sessions s join practice_items i on i.session_id = s.id
            where s.user_id = u.id and i.answered_at is not null) g
          group by 1) n on n.day = d.day
        where d.user_id = u.id and not d.bridge and d.day <= t.today and d.day > t.today - ${calendarWeeks * 7}) as days,
      (
        select coalesce(json_agg(
          json_build_object('completedAt', iso_instant(s.completed_at), 'scenarioId', s.scenario_id, 'score', s.score,
            'attemptId', s.id) order by s.completed_at), '[]')
        from (
          select id, completed_at, scenario_id, score from scenario_attempts
          where user_id = u.id and completed_at is not null order by completed_at desc limit ${overviewScores}) s) as scores
    from users u cross join lateral (select ($now::timestamptz at time zone u.time_zone)::date as today) t
    where u.id = $userId`,
  row: Practice,
});

/** A learner's practice over time: days and scores. */
export function selectPractice(sql: Sql, userId: number, now: Date) {
  return queryRow(sql, practiceOfLearner, { userId, now });
}
