import { Id } from '@rounds/contract/common';
import { NoteScenario, NoteTest } from '@rounds/contract/learning/notes.generated';
import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { type ById, ById as byId, listRow } from '../../platform/db/list-row.ts';
import { jsonOf, type Json } from '../../platform/db/json.ts';
import { statement } from '../../platform/db/statement.ts';

const testJson = `json_build_object(
    'id', t.id, 'noteId', t.note_id, 'title', t.title, 'description', t.description, 'testType', t.test_type,
    'questions', t.questions, 'totalQuestions', t.total_questions, 'shortfall', t.shortfall, 'timeLimit', t.time_limit,
    'passingScore', t.passing_score,
    'revision', t.revision, 'attempts', t.attempts, 'bestScore', t.score, 'createdAt', iso_instant(t.created_at))::text as json` as const;
/** The fields of a `NoteScenario`. */
export const scenarioFields = `
    'id', s.id, 'noteId', s.note_id, 'title', s.title, 'description', s.description, 'scenario', s.scenario,
    'questions', s.questions, 'shortfall', s.shortfall, 'learningStyle', s.learning_style, 'difficulty', s.difficulty,
    'xpReward', s.xp_reward, 'revision', s.revision, 'attempts', s.attempts, 'bestScore', s.score,
    'createdAt', iso_instant(s.created_at)` as const;
const scenarioJson = `json_build_object(${scenarioFields})::text as json` as const;

const testsLatestFirst = statement({
  name: 'note_tests_latest_first',
  text: `
    select ${testJson}, json_build_array(t.id)::text as place
    from note_based_tests t
    where t.user_id = $userId and ($noteId::int is null or t.note_id = $noteId) and ($before::int is null or t.id < $before)
    order by t.id desc
    limit $limit`,
  row: listRow(NoteTest, byId),
});

/** The learner's tests, or those of one note, latest first. */
export function selectTests(
  sql: Sql,
  userId: number,
  noteId: number | null,
  limit: number,
  after: ById | null,
) {
  return sql.query(testsLatestFirst, { userId, noteId, limit, before: after?.[0] ?? null });
}

const testById = statement({
  name: 'note_test_by_id',
  text: `select ${testJson} from note_based_tests t where t.id = $id and t.user_id = $userId`,
  row: z.object({ json: jsonOf(NoteTest) }),
});

export async function selectOptionalTest(
  sql: Sql,
  userId: number,
  id: number,
): Promise<Json<NoteTest> | null> {
  const [row] = await sql.query(testById, { userId, id });
  return row?.json ?? null;
}

type Unsaved<T extends { id: number }> = Omit<T, 'id' | 'createdAt' | 'revision' | 'attempts' | 'bestScore'>;

const titlesAlike = {
  test: statement({
    name: 'note_test_titles',
    text: 'select title from note_based_tests where user_id = $userId and starts_with(title, $title)',
    row: z.object({ title: z.string() }),
  }),
  scenario: statement({
    name: 'note_scenario_titles',
    text: 'select title from note_based_scenarios where user_id = $userId and starts_with(title, $title)',
    row: z.object({ title: z.string() }),
  }),
} as const;

/** The learner's titles of a kind that begin like this one. */
export async function selectTitlesAlike(
  sql: Sql,
  userId: number,
  kind: keyof typeof titlesAlike,
  title: string,
): Promise<string[]> {
  const rows = await sql.query(titlesAlike[kind], { userId, title });
  return rows.map((row) => row.title);
}

const newTest = statement({
  name: 'note_test_insert',
  text: `
    insert into note_based_tests as t (
      user_id, note_id, title, description, shortfall, created_at, test_type, questions, total_questions, time_limit, passing_score)
    values ($userId, $noteId, $title, $description, $shortfall, $now, $testType, $questions::json, $totalQuestions, $timeLimit,
      $passingScore)
    returning id`,
  row: z.object({ id: Id }),
});

export async function insertTest(
  sql: Sql,
  userId: number,
  test: Unsaved<NoteTest>,
  now: Date,
): Promise<number> {
  const questions = JSON.stringify(test.questions);
  const { id } = await queryRow(sql, newTest, { userId, ...test, questions, now });
  return id;
}

const deletedTest = statement({
  name: 'note_test_delete',
  text: 'delete from note_based_tests where id = $id and user_id = $userId',
});

export async function deleteTest(sql: Sql, userId: number, id: number): Promise<void> {
  await sql.query(deletedTest, { userId, id });
}

const scenariosLatestFirst = statement({
  name: 'note_scenarios_latest_first',
  text: `
    select ${scenarioJson}, json_build_array(s.id)::text as place
    from note_based_scenarios s
    where s.user_id = $userId and ($noteId::int is null or s.note_id = $noteId) and ($before::int is null or s.id < $before)
    order by s.id desc
    limit $limit`,
  row: listRow(NoteScenario, byId),
});

/** The learner's scenarios, or those of one note, latest first. */
export function selectScenarios(
  sql: Sql,
  userId: number,
  noteId: number | null,
  limit: number,
  after: ById | null,
) {
  return sql.query(scenariosLatestFirst, { userId, noteId, limit, before: after?.[0] ?? null });
}

const scenarioById = statement({
  name: 'note_scenario_by_id',
  text: `select ${scenarioJson} from note_based_scenarios s where s.id = $id and s.user_id = $userId`,
  row: z.object({ json: jsonOf(NoteScenario) }),
});

export async function selectOptionalScenario(
  sql: Sql,
  userId: number,
  id: number,
): Promise<Json<NoteScenario> | null> {
  const [row] = await sql.query(scenarioById, { userId, id });
  return row?.json ?? null;
}

const newScenario = statement({
  name: 'note_scenario_insert',
  text: `
    insert into note_based_scenarios as s (
      user_id, note_id, title, description, shortfall, created_at, scenario, questions, learning_style, difficulty, xp_reward)
    values ($userId, $noteId, $title, $description, $shortfall, $now, $scenario::json, $questions::json, $learningStyle,
      $difficulty, $xpReward)
    returning id`,
  row: z.object({ id: Id }),
});

export async function insertScenario(
  sql: Sql,
  userId: number,
  made: Unsaved<NoteScenario>,
  now: Date,
): Promise<number> {
  const scenario = JSON.stringify(made.scenario);
  const questions = JSON.stringify(made.questions);
  const { id } = await queryRow(sql, newScenario, { userId, ...made, scenario, questions, now });
  return id;
}

const deletedScenario = statement({
  name: 'note_scenario_delete',
  text: 'delete from note_based_scenarios where id = $id and user_id = $userId',
});

export async function deleteScenario(sql: Sql, userId: number, id: number): Promise<void> {
  await sql.query(deletedScenario, { userId, id });
}
