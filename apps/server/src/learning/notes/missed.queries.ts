import { Id } from '@rounds/contract/common';
import { NoteItem } from '@rounds/contract/learning/notes.generated';
import { NoteReviewItem } from '@rounds/contract/learning/notes.review';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const Missed = z.object({ question: NoteItem, reviewItemId: Id });

const missedOfNote = statement({
  name: 'note_review_of_note',
  text: `
    select i.question, i.review_item_id as "reviewItemId"
    from note_based_tests taken join note_based_tests t on t.note_id = taken.note_id
      join note_review_items i on i.test_id = t.id and i.user_id = $userId
    where taken.id = $testId and taken.user_id = $userId order by i.id`,
  row: Missed,
});

/** The questions in review from a test, or from another of the same note. */
export function selectMissed(tx: Sql, userId: number, testId: number) {
  return tx.query(missedOfNote, { userId, testId });
}

export interface NewlyMissed {
  readonly hash: string;
  readonly question: NoteItem;
  readonly reviewItemId: number;
}

const newMissed = statement({
  name: 'note_review_insert',
  text: `
    insert into note_review_items (user_id, test_id, question_hash, question, review_item_id)
    select $userId::int, $testId::int, n.hash, n.question, n."reviewItemId"
    from json_to_recordset($items::json) as n(hash text, question json, "reviewItemId" int)`,
});

export async function insertMissed(
  tx: Sql,
  userId: number,
  testId: number,
  items: readonly NewlyMissed[],
): Promise<void> {
  if (items.length > 0) await tx.query(newMissed, { userId, testId, items: JSON.stringify(items) });
}

const itemsOfTests = statement({
  name: 'note_review_items_of_tests',
  text: `
    select r.review_item_id as id from note_review_items r join note_based_tests t on t.id = r.test_id
    where r.user_id = $userId and (t.id = $testId::int or t.note_id = $noteId::int)
      and ($hashes::json is null or r.question_hash not in (select json_array_elements_text($hashes::json)))`,
  row: z.object({ id: z.int() }),
});

/** The ids of the items in review from a note or a test; with hashes, of all but these questions. */
export async function selectItemsInReview(
  tx: Sql,
  userId: number,
  { noteId = null, testId = null }: { readonly noteId?: number | null; readonly testId?: number | null },
  hashes: readonly string[] | null = null,
): Promise<number[]> {
  const rows = await tx.query(itemsOfTests, {
    userId,
    noteId,
    testId,
    hashes: hashes && JSON.stringify(hashes),
  });
  return rows.map(({ id }) => id);
}

const questionsOfItems = statement({
  name: 'note_review_questions',
  text: `
    select i.id, t.note_id as "noteId", t.title, i.question
    from json_array_elements_text($reviewItemIds::json) with ordinality as n(id, rank)
    join note_review_items i on i.review_item_id = n.id::int join note_based_tests t on t.id = i.test_id
    where i.user_id = $userId order by n.rank`,
  row: NoteReviewItem,
});

/** Those of a learner's reviews that come from notes, in the given order. */
export function selectQuestions(sql: Sql, userId: number, reviewItemIds: readonly number[]) {
  return sql.query(questionsOfItems, { userId, reviewItemIds: JSON.stringify(reviewItemIds) });
}

const countMissed = statement({
  name: 'note_review_count',
  text: 'select count(*)::int as scheduled from note_review_items where user_id = $userId',
  row: z.object({ scheduled: z.int() }),
});

export async function selectCount(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql.query(countMissed, { userId });
  return row?.scheduled ?? 0;
}

const Locked = z.object({ testId: Id, title: z.string(), question: NoteItem, reviewItemId: Id });

const lockedMissed = statement({
  name: 'note_review_lock',
  text: `
    select i.test_id as "testId", t.title, i.question, i.review_item_id as "reviewItemId"
    from note_review_items i join note_based_tests t on t.id = i.test_id
    where i.id = $id and i.user_id = $userId for update of i`,
  row: Locked,
});

export function lockOptionalMissed(tx: Sql, userId: number, id: number) {
  return queryOptionalRow(tx, lockedMissed, { userId, id });
}
