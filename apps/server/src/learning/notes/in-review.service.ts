import { createHash } from 'node:crypto';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import type { Sql } from '../../platform/db/database.ts';
import { deleteOwn } from '../review/index.ts';
import { questionKey, knowledgeKey } from './missed.rules.ts';
import * as queries from './missed.queries.ts';

/** Identifies a question by its content, wherever it stands. */
export const hashOf = (question: NoteItem): string =>
  createHash('sha256').update(questionKey(question)).digest('base64url');

const sameAs = ({ kind, id, question }: queries.Asked): string => `${kind} ${id} ${questionKey(question)}`;

/**
 * Call it after questions of a note were changed, or before a test or a scenario is deleted. What isn't asked any more
 * where it was missed leaves review; but if the note still asks it somewhere, it stays, as it is asked there.
 */
export async function dropUnasked(
  tx: Sql,
  userId: number,
  noteId: number,
  deleted: queries.Asking | null = null,
): Promise<void> {
  const missed = await queries.selectMissed(tx, userId, noteId);
  if (missed.length === 0) return;
  const asked = (await queries.selectAsked(tx, userId, noteId)).filter(
    ({ kind, id }) => kind !== deleted?.kind || id !== deleted.id,
  );
  const unchanged = new Set(asked.map(sameAs));
  const gone = missed.filter((item) => !unchanged.has(sameAs(item)));
  const elsewhere = new Map(asked.map((item) => [knowledgeKey(item.question), item]));
  // A question comes back once.
  for (const item of missed) if (unchanged.has(sameAs(item))) elsewhere.delete(knowledgeKey(item.question));
  const dropped: number[] = [];
  for (const { question, reviewItemId } of gone) {
    const known = knowledgeKey(question);
    const next = elsewhere.get(known);
    elsewhere.delete(known);
    if (next) {
      const item = { hash: hashOf(next.question), question: next.question, reviewItemId };
      await queries.moveMissed(tx, userId, next, item);
    } else dropped.push(reviewItemId);
  }
  await deleteOwn(tx, userId, dropped);
}

/** Call it before a note is deleted: its questions leave review. */
export async function dropReviewsOfNote(tx: Sql, userId: number, noteId: number): Promise<void> {
  const missed = await queries.selectMissed(tx, userId, noteId);
  await deleteOwn(
    tx,
    userId,
    missed.map(({ reviewItemId }) => reviewItemId),
  );
}
