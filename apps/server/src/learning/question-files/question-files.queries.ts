import { NoteItem } from '@rounds/contract/learning/notes.generated';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const Row = z.object({ title: z.string(), questions: z.array(NoteItem) });
export type Questions = Readonly<z.output<typeof Row>>;

const questionsOf = {
  test: statement({
    name: 'question_files_of_test',
    text: 'select title, questions from note_based_tests where id = $id and user_id = $userId',
    row: Row,
  }),
  scenario: statement({
    name: 'question_files_of_scenario',
    text: 'select title, questions from note_based_scenarios where id = $id and user_id = $userId',
    row: Row,
  }),
};

/** The questions of one of the learner's tests or scenarios; null if there is none with that id. */
export function selectOptionalQuestions(
  sql: Sql,
  userId: number,
  kind: keyof typeof questionsOf,
  id: number,
) {
  return queryOptionalRow(sql, questionsOf[kind], { userId, id });
}
