import { randomUUID } from 'node:crypto';
import { analyzeNote } from '@rounds/contract/learning/notes';
import { generateNoteScenario, generateNoteTest } from '@rounds/contract/learning/notes.generated';
import { succeeded } from '../factories.ts';
import { uploadNote } from '../notes.ts';
import type { Fixture } from './fixtures.ts';

export const note =
  (sent?: object): Fixture =>
  async ({ owner: { client } }) => {
    const secret = `Chapter ${randomUUID()}`;
    return {
      params: { id: await uploadNote(client, { title: secret }) },
      secret,
      ...(sent && { body: sent }),
    };
  };

export const analyzedNote: Fixture = async ({ owner: { client } }) => {
  const params = { id: await uploadNote(client) };
  succeeded(await client.call(analyzeNote, { params }));
  return { params };
};

export const noteTest: Fixture = async ({ owner: { client } }) => {
  const params = { id: await uploadNote(client) };
  return { params: { id: (await client.call(generateNoteTest, { params, body: {} })).body.id } };
};

export const noteScenario: Fixture = async ({ owner: { client } }) => {
  const params = { id: await uploadNote(client) };
  return { params: { id: (await client.call(generateNoteScenario, { params, body: {} })).body.id } };
};
