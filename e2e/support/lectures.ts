import { expect, type APIRequestContext } from '@playwright/test';

/** A WAV file with this many seconds of silence. */
export function recording(seconds: number): Buffer {
  const rate = 8000;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + seconds * rate, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(seconds * rate, 40);
  return Buffer.concat([header, Buffer.alloc(seconds * rate, 128)]);
}

/** Uploads a lecture. @returns the id of its note, once it has its transcript */
export async function uploadLecture(request: APIRequestContext, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const compliance = JSON.stringify({ contentSource: 'user_created', rightsConfirmation: true });
  const file = { name: 'lecture.wav', mimeType: 'audio/wav', buffer: recording(5) };
  const multipart = { title: 'Fluids', compliance, file };
  const reply = await request.post('/api/notes/upload-lecture', { headers, multipart });
  expect(reply.status()).toBe(201);
  const { id } = (await reply.json()) as { id: number };
  await expect(async () => {
    const state = await request.get(`/api/notes/${id}/transcription`, { headers });
    expect(await state.json()).toMatchObject({ status: 'completed' });
  }).toPass({ timeout: 30_000 });
  return id;
}
