import { randomUUID } from 'node:crypto';
import { linkMedia } from '@rounds/contract/learning/lectures';
import { succeeded } from '../factories.ts';
import {
  beginUpload,
  type FormParts,
  formText,
  intentOf,
  lectureFields,
  pieceHeaders,
  recording,
  spokenText,
  uploadRecording,
} from '../lectures.ts';
import type { Fixture } from './fixtures.ts';

export const form =
  (parts: FormParts): Fixture =>
  async () => {
    const { body, type } = await formText(parts);
    return { body, headers: { 'content-type': type } };
  };

export const recordingForm = form({ fields: lectureFields, file: recording(1) });
export const noteFileForm = form({ file: Buffer.from('Edema is swelling.'), fileName: 'notes.md' });

export const lecture =
  (sent?: object): Fixture =>
  async ({ owner: { client } }) => ({
    params: { id: await uploadRecording(client) },
    ...(sent && { body: sent }),
  });

export const failedLecture: Fixture = async ({ owner: { client }, server: { db } }) => {
  const id = await uploadRecording(client);
  await db.run(`update transcription_jobs set status = 'failed' where note_id = $1`, [id]);
  return { params: { id } };
};

export const mediaLink: Fixture = async ({ owner: { client } }) => {
  const params = { id: await uploadRecording(client) };
  const { url } = succeeded(await client.call(linkMedia, { params })).body;
  return { params, query: Object.fromEntries(new URL(url, 'http://rounds.test').searchParams) };
};

export const newUpload: Fixture = async () => ({ body: intentOf(spokenText.length) });

const begun = async ({ owner: { client } }: Parameters<Fixture>[0]) =>
  beginUpload(client, spokenText.length, randomUUID());

export const openUpload: Fixture = async (world) => {
  await world.server.db.run('delete from lecture_uploads');
  return { params: { id: await begun(world) } };
};

export const piece: Fixture = async (world) => ({
  ...(await openUpload(world)),
  body: spokenText,
  headers: pieceHeaders(0),
});

export const wholeUpload: Fixture = async (world) => {
  const on = await openUpload(world);
  const address = `/api/lecture-uploads/${String(on.params?.['id'])}`;
  succeeded(await world.owner.client.send('PATCH', address, { body: spokenText, headers: pieceHeaders(0) }));
  return on;
};
