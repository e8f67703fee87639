import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { pathWith } from '../../../testing/lectures.ts';
import { findEngine } from './engines.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rounds-engines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => void vi.unstubAllEnvs());

const settings = { baseUrl: 'http://speech.test/v1', apiKey: undefined, model: 'whisper-1' };
/** What pocketsphinx prints: a line of text, then each word with its times and its probability. */
const said = `printf 'edema is\\n<s> 0.1 0.2 1.0\\nedema(2) 0.2 0.9 0.99\\nis 0.9 1.1 0.98\\n<sil> 1.1 2.0 1.0\\nswelling 2.0 2.6 0.97\\n</s> 2.6 3.0 1.0\\n'`;

it.each([
  ['nothing', {}, undefined, null],
  ['ffmpeg alone', { ffmpeg: '' }, undefined, null],
  ['pocketsphinx alone', { pocketsphinx_continuous: '' }, undefined, null],
  ['both programs', { ffmpeg: '', pocketsphinx_continuous: '' }, undefined, 'basic'],
  ['both programs and a service', { ffmpeg: '', pocketsphinx_continuous: '' }, settings, 'service'],
  ['a service alone', {}, settings, 'service'],
])('with %s', async (_what, programs, service, name) => {
  vi.stubEnv('PATH', pathWith(folder, programs));
  expect((await findEngine(service))?.name ?? null).toBe(name);
});

it('a basic draft starts a sentence after each pause', async () => {
  vi.stubEnv('PATH', pathWith(folder, { ffmpeg: '', pocketsphinx_continuous: said }));
  const engine = await findEngine(undefined);
  expect(await engine?.transcribe('/tmp/lecture.wav')).toEqual([
    { start: 0.2, end: 1.1, text: 'Edema is.' },
    { start: 2, end: 2.6, text: 'Swelling.' },
  ]);
});

it('a service’s transcript loses whatever the database rejects', async () => {
  const file = path.join(folder, 'lecture.wav');
  writeFileSync(file, '');
  const answer = { text: '', segments: [{ start: 0, end: 1, text: 'Ede\u0000ma \ud800is.' }] };
  const engine = await findEngine(settings, () => Promise.resolve(Response.json(answer)));
  expect(await engine?.transcribe(file)).toEqual([{ start: 0, end: 1, text: 'Edema \ufffdis.' }]);
});
