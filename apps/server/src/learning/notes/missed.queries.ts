import { Id } from '@rounds/contract/common';
import { NoteItem } from '@rounds/contract/learning/notes.generated';
import { NoteReviewItem } from '@rounds/contract/learning/notes.review';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { idsOf } from './attempts.queries.ts';
import { withoutUpdate } from './missed.rules.ts';

const Asking = z.object({ kind: z.enum(['test', 'scenario']), id: Id });
/** What asks questions of a note. */
export type Asking = z.infer<typeof Asking>;

const Asked = Asking.extend({ question: NoteItem });
export type Asked = z.infer<typeof Asked>;
const Missed = Asked.extend({ reviewItemId: Id });

/** A row of what was missed (`i`) with what asks it: a test or a scenario. */
const withAsking = `
    note_review_items i left join note_based_tests t on t.id = i.test_id
      left join note_based_scenarios s on s.id = i.scenario_id` as const;
const asking = `
      case when i.test_id is null then 'scenario' else 'test' end as kind,
      coalesce(i.test_id, i.scenario_id) as id` as const;

const missedOfNote = statement({
  name: 'note_review_of_note',
  text: `
    select ${asking}, i.question, i.review_item_id as "reviewItemId" from ${withAsking}
    where i.user_id = $userId and coalesce(t.note_id, s.note_id) = $noteId order by i.id`,
  row: Missed,
});

/** The questions in review from a note, whichever of its tests and scenarios asks them. */
export function selectMissed(tx: Sql, userId: number, noteId: number) {
  return tx.query(missedOfNote, { userId, noteId });
}

const askedOfNote = statement({
  name: 'note_review_asked',
  text: `
    select a.kind, a.id, q.question
    from (
      select 'test' as kind, id, note_id, user_id, questions from note_based_tests
      union all select 'scenario', id, note_id, user_id, questions from note_based_scenarios
    ) a, json_array_elements(a.questions) as q(question)
    where a.user_id = $userId and a.note_id = $noteId
    order by a.kind, a.id`,
  row: Asked,
});

/** All that the tests and scenarios of a note ask. */
export function selectAsked(tx: Sql, userId: number, noteId: number) {
  return tx.query(askedOfNote, { userId, noteId });
}

export interface NewlyMissed {
  readonly hash: string;
  readonly question: NoteItem;
  readonly reviewItemId: number;
}

const newMissed = statement({
  name: 'note_review_insert',
  text: `
    insert into note_review_items (user_id, test_id, scenario_id, question_hash, question, review_item_id)
    select $userId::int, nullif($testId::int, 0), nullif($scenarioId::int, 0), n.hash, n.question,
      n."reviewItemId"
    from json_to_recordset($items::json) as n(hash text, question json, "reviewItemId" int)`,
});

export async function insertMissed(
  tx: Sql,
  userId: number,
  { kind, id }: Asking,
  items: readonly NewlyMissed[],
): Promise<void> {
  if (items.length > 0)
    await tx.query(newMissed, {
      userId,
      ...idsOf(kind, id),
      items: JSON.stringify(items.map((item) => ({ ...item, question: withoutUpdate(item.question) }))),
    });
}

const movedMissed = statement({
  name: 'note_review_move',
  text: `
    update note_review_items
    set test_id = nullif($testId::int, 0), scenario_id = nullif($scenarioId::int, 0),
      question_hash = $hash, question = $question::json
    where user_id = $userId and review_item_id = $reviewItemId`,
});

/** From now on, an item in review is of this test or scenario. */
export async function moveMissed(
  tx: Sql,
  userId: number,
  { kind, id }: Asking,
  { hash, question, reviewItemId }: NewlyMissed,
): Promise<void> {
  await tx.query(movedMissed, {
    userId,
    ...idsOf(kind, id),
    hash,
    question: JSON.stringify(withoutUpdate(question)),
    reviewItemId,
  });
}

const questionsOfItems = statement({
  name: 'note_review_questions',
  text: `
    select i.id, note.id as "noteId", note.title as "noteTitle", coalesce(t.title, s.title) as title, i.question
    from json_array_elements_text($reviewItemIds::json) with ordinality as n(id, rank)
    join (${withAsking}) on i.review_item_id = n.id::int
      join user_notes note on note.id = coalesce(t.note_id, s.note_id)
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

const lockedMissed = statement({
  name: 'note_review_lock',
  text: `
    select ${asking}, coalesce(t.title, s.title) as title, i.question, i.review_item_id as "reviewItemId"
    from ${withAsking}
    where i.id = $id and i.user_id = $userId for update of i`,
  row: Missed.extend({ title: z.string() }),
});

export function lockOptionalMissed(tx: Sql, userId: number, id: number) {
  return queryOptionalRow(tx, lockedMissed, { userId, id });
}
