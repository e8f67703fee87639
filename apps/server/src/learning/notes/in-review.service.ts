import { createHash } from 'node:crypto';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import type { Sql } from '../../platform/db/database.ts';
import { deleteOwn } from '../review/index.ts';
import { askedBy } from './missed.rules.ts';
import * as queries from './missed.queries.ts';

/** Tells a question apart by what it asks, wherever it stands. */
export const hashOf = (question: NoteItem): string =>
  createHash('sha256').update(askedBy(question)).digest('base64url');

/** After questions were changed: what is no longer asked doesn't come back. */
export async function dropChanged(
  tx: Sql,
  userId: number,
  testId: number,
  questions: readonly NoteItem[],
): Promise<void> {
  const gone = await queries.selectItemsInReview(tx, userId, { testId }, questions.map(hashOf));
  await deleteOwn(tx, userId, gone);
}

/** Before a note or a test is deleted: its questions come back no more. */
export async function dropReviews(
  tx: Sql,
  userId: number,
  of: { readonly noteId: number } | { readonly testId: number },
): Promise<void> {
  await deleteOwn(tx, userId, await queries.selectItemsInReview(tx, userId, of));
}
