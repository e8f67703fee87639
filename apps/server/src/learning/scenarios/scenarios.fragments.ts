import type { Correction } from './corrections.rules.ts';

/** Whether the question of a row (scenario_id, question_index) is in use, in the newest edition. */
export const isInUse = <Row extends string>(row: Row) =>
  `not exists (
    select from question_withdrawals o join learning_scenarios l on l.id = o.scenario_id and l.version = o.version
    where o.scenario_id = ${row}.scenario_id and o.question_index = ${row}.question_index and o.restored_at is null)` as const;

/** What statements need to know about a corrected key. */
export type CorrectedKey = Omit<Correction, 'creditFor'>;

/** The rows `k` of `CorrectedKey`, which the parameter `keys` passes as JSON. */
export const correctedKeys =
  'json_to_recordset($keys::json) as k("scenarioId" int, version int, "questionIndex" smallint, "rightVersion" int)';
