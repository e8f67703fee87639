import { Id, LocalDay } from '@rounds/contract/common';
import { NoteItem } from '@rounds/contract/learning/notes.generated';
import { NoteReviewItem } from '@rounds/contract/learning/notes.review';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const Answers = z.array(z.object({ day: LocalDay, credit: z.number() }));
export type Answers = z.output<typeof Answers>;

const Missed = z.object({ hash: z.string(), answers: Answers });

const missedInTest = statement({
  name: 'note_review_of_test',
  text: `
    select question_hash as hash, answers from note_review_items where user_id = $userId and test_id = $testId`,
  row: Missed,
});

/** The questions of a test that come back, with their answers. */
export function selectMissed(tx: Sql, userId: number, testId: number): Promise<z.output<typeof Missed>[]> {
  return tx.query(missedInTest, { userId, testId });
}

export interface Scheduled {
  readonly hash: string;
  readonly question: NoteItem;
  readonly answers: Answers;
  readonly dueOn: string;
  readonly reviewedOn: string;
  readonly stability: number;
}

const savedMissed = statement({
  name: 'note_review_save',
  text: `
    insert into note_review_items (user_id, test_id, question_hash, question, answers, due_on, reviewed_on, stability)
    select $userId::int, $testId::int, n.hash, n.question, n.answers, n."dueOn", n."reviewedOn", n.stability
    from json_to_recordset($items::json) as n(
      hash text, question json, answers json, "dueOn" date, "reviewedOn" date, stability float8)
    on conflict (user_id, test_id, question_hash) do update set
      answers = excluded.answers, due_on = excluded.due_on, reviewed_on = excluded.reviewed_on,
      stability = excluded.stability`,
});

export async function upsertMissed(
  tx: Sql,
  userId: number,
  testId: number,
  items: readonly Scheduled[],
): Promise<void> {
  if (items.length > 0) await tx.query(savedMissed, { userId, testId, items: JSON.stringify(items) });
}

const deletedChanged = statement({
  name: 'note_review_delete_changed',
  text: `
    delete from note_review_items
    where test_id = $testId and question_hash not in (select json_array_elements_text($hashes::json))`,
});

/** Deletes the questions of a test that it no longer has. */
export async function deleteChanged(tx: Sql, testId: number, hashes: readonly string[]): Promise<void> {
  await tx.query(deletedChanged, { testId, hashes: JSON.stringify(hashes) });
}

const Due = NoteReviewItem.extend({ reviewedOn: LocalDay, stability: z.number() });

const dueMissed = statement({
  name: 'note_review_due',
  text: `
    select i.id, t.note_id as "noteId", t.title, i.question, i.reviewed_on::text as "reviewedOn", i.stability
    from note_review_items i join note_based_tests t on t.id = i.test_id
    where i.user_id = $userId and i.due_on <= $today`,
  row: Due,
});

export function selectDue(sql: Sql, userId: number, today: string): Promise<z.output<typeof Due>[]> {
  return sql.query(dueMissed, { userId, today });
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

const Locked = z.object({
  testId: Id,
  title: z.string(),
  hash: z.string(),
  question: NoteItem,
  answers: Answers,
});

const lockedMissed = statement({
  name: 'note_review_lock',
  text: `
    select i.test_id as "testId", t.title, i.question_hash as hash, i.question, i.answers
    from note_review_items i join note_based_tests t on t.id = i.test_id
    where i.id = $id and i.user_id = $userId for update of i`,
  row: Locked,
});

export async function lockOptionalMissed(
  tx: Sql,
  userId: number,
  id: number,
): Promise<z.output<typeof Locked> | null> {
  const [row] = await tx.query(lockedMissed, { userId, id });
  return row ?? null;
}
