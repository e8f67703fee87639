import { exportPart } from '../../platform/db/personal-data.ts';

export const exportPractice = exportPart({
  practice_sessions: `
    select id, mode, filters, shared_from as "sharedFrom", iso_instant(started_at) as "startedAt",
      iso_instant(completed_at) as "completedAt", questions, answered,
      case when may_see_verdicts(mode, completed_at) then correct end as correct
    from practice_sessions where user_id = $userId order by started_at, id`,
  practice_items: `
    select i.session_id as "sessionId", i.position, i.scenario_id as "scenarioId", i.version,
      i.question_index as "questionIndex", i.selected_option as "selectedOption", i.response, i.confidence,
      case when may_see_verdicts(s.mode, s.completed_at) then i.correct end as correct,
      case when may_see_verdicts(s.mode, s.completed_at) then i.credit end as credit,
      case when may_see_verdicts(s.mode, s.completed_at) then i.first_correct end as "firstCorrect",
      case when may_see_verdicts(s.mode, s.completed_at) then i.first_credit end as "firstCredit",
      i.rescored_version as "rescoredVersion", i.seconds,
      iso_instant(i.answered_at) as "answeredAt", i.result
    from practice_items i join practice_sessions s on s.id = i.session_id
    where s.user_id = $userId order by s.started_at, i.session_id, i.position`,
});
