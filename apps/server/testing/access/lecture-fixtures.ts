import { linkMedia } from '@rounds/contract/learning/lectures';
import { succeeded } from '../factories.ts';
import { type FormParts, formText, lectureFields, recording, uploadRecording } from '../lectures.ts';
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
