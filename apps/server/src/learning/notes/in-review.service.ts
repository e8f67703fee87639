import { createHash } from 'node:crypto';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import type { Sql } from '../../platform/db/database.ts';
import { deleteOwn } from '../review/index.ts';
import { askedBy } from './missed.rules.ts';
import * as queries from './missed.queries.ts';

/** Identifies a question by its content, wherever it stands. */
export const hashOf = (question: NoteItem): string =>
  createHash('sha256').update(askedBy(question)).digest('base64url');

/** Call it after questions were changed: those that no longer exist leave review. */
export async function dropChanged(
  tx: Sql,
  userId: number,
  testId: number,
  questions: readonly NoteItem[],
): Promise<void> {
  const gone = await queries.selectItemsInReview(tx, userId, { testId }, questions.map(hashOf));
  await deleteOwn(tx, userId, gone);
}

/** Call it before a note or a test is deleted: its questions leave review. */
export async function dropReviews(
  tx: Sql,
  userId: number,
  of: { readonly noteId: number } | { readonly testId: number },
): Promise<void> {
  await deleteOwn(tx, userId, await queries.selectItemsInReview(tx, userId, of));
}
