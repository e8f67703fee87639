import { exportPart } from '../../platform/db/personal-data.ts';

export const exportProgress = exportPart({
  user_progress: `
    select id, scenario_id as "scenarioId", completed, score, attempts, time_spent as "timeSpent",
      iso_instant(last_attempt) as "lastAttempt", xp_awarded as "xpAwarded", self_reported as "selfReported", graded,
      open_attempt as "openAttempt", review_id as "reviewId", first_attempt_id as "firstAttemptId"
    from user_progress where user_id = $userId order by id`,
  scenario_attempts: `
    select id, scenario_id as "scenarioId", version, mode, iso_instant(started_at) as "startedAt",
      iso_instant(completed_at) as "completedAt", score, time_spent as "timeSpent", result
    from scenario_attempts where user_id = $userId order by started_at, id`,
  attempt_answers: `
    select a.attempt_id as "attemptId", a.question_index as "questionIndex", a.selected_option as "selectedOption",
      a.response, a.confidence,
      case when may_see_verdicts(s.mode, s.completed_at) then a.correct end as correct,
      case when may_see_verdicts(s.mode, s.completed_at) then a.credit end as credit,
      case when may_see_verdicts(s.mode, s.completed_at) then a.first_correct end as "firstCorrect",
      case when may_see_verdicts(s.mode, s.completed_at) then a.first_credit end as "firstCredit",
      a.rescored_version as "rescoredVersion", a.seconds, iso_instant(a.answered_at) as "answeredAt", a.result
    from attempt_answers a join scenario_attempts s on s.id = a.attempt_id
    where s.user_id = $userId order by s.started_at, a.attempt_id, a.question_index`,
});
