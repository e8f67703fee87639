import { openAsBlob } from 'node:fs';
import type { TranscriptSegment } from '@rounds/contract/learning/lectures';
import { z } from 'zod';
import type { Transcription } from '../../platform/config/config.ts';
import { PermanentFailure } from '../../platform/jobs/jobs.ts';
import { sentencesOf } from './pieces.rules.ts';
import { isInstalled, recognize } from './programs.ts';

/** Something that transcribes speech. */
export interface Engine {
  readonly name: 'service' | 'basic';
  /** The words spoken in a file, with times from its start. @throws PermanentFailure if retrying is pointless */
  readonly transcribe: (file: string) => Promise<TranscriptSegment[]>;
}

/** The configured service, what this machine has, or null. */
export async function findEngine(
  service: Transcription | undefined,
  fetcher: typeof fetch = fetch,
): Promise<Engine | null> {
  if (service) return { name: 'service', transcribe: (file) => ask(service, file, fetcher) };
  if (!(await isInstalled('ffmpeg')) || !(await isInstalled('pocketsphinx_continuous'))) return null;
  return { name: 'basic', transcribe: async (file) => sentencesOf(await recognize(file)) };
}

/** Removes characters that the database can't store. */
const Words = z.string().transform((text) => text.toWellFormed().replaceAll('\0', ''));

/** Every service returns text; times come only from those that support `verbose_json`. */
const Heard = z.object({
  text: Words,
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: Words })).optional(),
});

/** A service takes seconds for a minute or two of speech. */
const patience = 5 * 60_000;
const maxAnswer = 4 * 1024 * 1024;

async function ask(
  { baseUrl, apiKey, model }: Transcription,
  file: string,
  fetcher: typeof fetch,
): Promise<TranscriptSegment[]> {
  const body = new FormData();
  body.set('file', await openAsBlob(file, { type: 'audio/wav' }), 'lecture.wav');
  body.set('model', model);
  body.set('response_format', 'verbose_json');
  const response = await fetcher(`${baseUrl}/audio/transcriptions`, {
    method: 'POST',
    body,
    redirect: 'error',
    ...(apiKey !== undefined && { headers: { authorization: `Bearer ${apiKey}` } }),
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) {
    await response.body?.cancel();
    const message = `The transcription service answered ${response.status}`;
    // A wrong key or a rejected file stays wrong; everything else may be temporary.
    const mayPass = response.status >= 500 || [408, 425, 429].includes(response.status);
    throw mayPass ? new Error(message) : new PermanentFailure(message);
  }
  const heard = Heard.safeParse(jsonOf(await textOf(response)));
  if (!heard.success) throw new PermanentFailure('The transcription service answered something else');
  const { text, segments } = heard.data;
  return segments ?? [{ start: 0, end: Number.MAX_SAFE_INTEGER, text }];
}

async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxAnswer) throw new PermanentFailure('The transcription service answers without end');
  }
  return text;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
