import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startUpload } from '@rounds/contract/learning/lectures.uploads';
import type { Note } from '@rounds/contract/learning/notes';
import type { Compliance } from '@rounds/contract/learning/lectures';
import { it } from 'vitest';
import { findCommand } from '../../../scripts/lib/machine.mjs';
import type { Client } from './client.ts';
import { succeeded } from './factories.ts';

/** A WAV file of this many seconds: a tone, with a second of silence in the middle of each minute. */
export function recording(seconds = 2): Buffer {
  const rate = 8000;
  const samples = Buffer.alloc(seconds * rate, 128);
  for (let at = 0; at < samples.length; at += 1) {
    const second = Math.floor(at / rate) % 60;
    if (second !== 30) samples[at] = 128 + Math.round(90 * Math.sin(at / 3));
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** A test that needs ffmpeg; without it, the run reports the test as skipped. */
export const needsFfmpeg = it.runIf(findCommand('ffmpeg') !== undefined);

/** A PATH with only the given programs, each a shell script. @param folder where to create it */
export function pathWith(folder: string, programs: Readonly<Record<string, string>>): string {
  mkdirSync(folder, { recursive: true });
  const made = mkdtempSync(path.join(folder, 'programs-'));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(path.join(made, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(made, name), 0o755);
  }
  return made;
}

export const ownRights: Partial<Compliance> = {
  contentSource: 'user_owned',
  rightsConfirmation: true,
  originalCreator: 'Anna Berg',
};

export interface FormParts {
  readonly fields?: Readonly<Record<string, string>>;
  readonly file?: Uint8Array | undefined;
  readonly fileName?: string;
  readonly type?: string;
}

export const lectureFields = {
  title: 'Heart failure, part 1',
  subject: 'public_health',
  noteType: 'recorded_lecture',
  mediaType: 'audio',
  compliance: JSON.stringify(ownRights),
};

/** A form as a browser sends it. */
export function formOf({
  fields = {},
  file,
  fileName = 'lecture.wav',
  type = 'audio/wav',
}: FormParts): FormData {
  const form = new FormData();
  if (file) form.set('file', new Blob([new Uint8Array(file)], { type }), fileName);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** The same form as bytes in Latin-1, for clients that send text. */
export async function formText(parts: FormParts): Promise<{ body: string; type: string }> {
  const request = new Request('http://rounds.test', { method: 'POST', body: formOf(parts) });
  const type = request.headers.get('content-type') ?? '';
  return { body: Buffer.from(await request.arrayBuffer()).toString('latin1'), type };
}

/** Uploads a short lecture. @returns the id of its note */
export async function uploadRecording(client: Client): Promise<number> {
  const { body, type } = await formText({ fields: lectureFields, file: recording(1) });
  const headers = { 'content-type': type };
  return succeeded(await client.send<Note>('POST', '/api/notes/upload-lecture', { body, headers })).body.id;
}

/** The shortest recording that is all ASCII, for clients that can only send text. */
export const spokenText = `RIFF${'\0'.repeat(4)}WAVEfmt ${'\0'.repeat(64)}`;

/** The request that starts an upload in pieces. */
export const intentOf = (size: number, fingerprint = `of ${size}`) => ({
  name: 'lecture.wav',
  type: 'audio/wav',
  size,
  fingerprint,
  lecture: { title: 'Heart failure, part 1', subject: 'public_health' as const, compliance: fullRights },
});

const fullRights = {
  contentSource: 'user_owned' as const,
  rightsConfirmation: true as const,
  originalCreator: 'Anna Berg',
};

/** Starts an upload. @returns its id */
export const beginUpload = async (client: Client, size: number, fingerprint?: string): Promise<string> =>
  succeeded(await client.call(startUpload, { body: intentOf(size, fingerprint) })).body.id;

/** The headers of a piece. */
export const pieceHeaders = (offset: number) => ({
  'tus-resumable': '1.0.0',
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
});
