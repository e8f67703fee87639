import { exportPart } from '../../platform/db/personal-data.ts';

export const exportMarks = exportPart({
  question_marks: `
    select scenario_id as "scenarioId", question_index as "questionIndex", marked, note,
      iso_instant(updated_at) as "updatedAt"
    from question_marks where user_id = $userId order by scenario_id, question_index`,
});
