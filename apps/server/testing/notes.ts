import { heartFailureNote } from '@rounds/clinical-text/testing/sample-notes';
import { createNote } from '@rounds/contract/learning/notes';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { Client } from './client.ts';
import { succeeded } from './factories.ts';

/** Uploads a note. */
export async function uploadNote(
  client: Client,
  changes: Partial<BodyIn<typeof createNote>> = {},
): Promise<number> {
  const note = { title: 'Heart failure', content: heartFailureNote, ...changes };
  return succeeded(await client.call(createNote, { body: note })).body.id;
}
