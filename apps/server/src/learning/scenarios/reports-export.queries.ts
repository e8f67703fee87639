import { exportPart } from '../../platform/db/personal-data.ts';

export const exportReports = exportPart({
  scenario_reports: `
    select id, scenario_id as "scenarioId", version, question_index as "questionIndex",
      selected_option as "selectedOption", reason, message, iso_instant(created_at) as "createdAt"
    from scenario_reports where user_id = $userId order by id`,
});
