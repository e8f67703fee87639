import { exportPart } from '../../platform/db/personal-data.ts';

export const exportReview = exportPart({
  review_items: `
    select id, scenario_id as "scenarioId", question_index as "questionIndex", own_question as "ownQuestion",
      own_answers as "ownAnswers", due_on as "dueOn", reviewed_on as "reviewedOn",
      stability, difficulty, repetitions, lapses, suspended, iso_instant(forgotten_at) as "forgottenAt"
    from review_items where user_id = $userId order by id`,
  review_settings: `
    select daily_limit as "dailyLimit", exam_on as "examOn" from review_settings where user_id = $userId`,
  review_parameters: `
    select parameters, reviews, log_loss_before as "logLossBefore", log_loss_after as "logLossAfter", in_use as "inUse",
      iso_instant(fitted_at) as "fittedAt"
    from review_parameters where user_id = $userId`,
});
