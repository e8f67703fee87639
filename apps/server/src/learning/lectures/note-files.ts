import { noteLengths } from '@rounds/contract/learning/notes.rules';
import type { lectureErrors } from '@rounds/contract/learning/lectures.errors';
import { Piscina } from 'piscina';
import type { Fail } from '../../platform/http/errors.ts';
import type { FileText } from './note-files.worker.ts';

/** One file at a time, apart from the thread that reads notes: a file may take all the time and memory that it is given. */
const reader = new Piscina({
  filename: new URL('note-files.worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 30_000,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
});
const mostWaiting = 20;
const longestRead = 20_000;

type Refusal = Fail<
  keyof Pick<typeof lectureErrors, 'note_file_type_unknown' | 'note_file_unreadable' | 'lecture_busy'>
>;

/** The text of a file, up to what a note can hold. */
export async function textOfFile(
  bytes: Uint8Array<ArrayBuffer>,
  fail: Refusal,
): Promise<{ text: string; isCut: boolean }> {
  if (reader.queueSize >= mostWaiting) throw fail('lecture_busy');
  const task = reader.run(bytes, {
    name: 'readText',
    transferList: [bytes.buffer],
    signal: AbortSignal.timeout(longestRead),
  });
  // A file that takes too long, or too much memory, ends the thread.
  const read = (await task.catch(() => ({ problem: 'unreadable' }))) as FileText;
  if ('problem' in read)
    throw fail(read.problem === 'unknown' ? 'note_file_type_unknown' : 'note_file_unreadable');
  const text = tidied(read.text);
  if (text === '') throw fail('note_file_unreadable');
  return { text: text.slice(0, noteLengths.content), isCut: text.length > noteLengths.content };
}

/** Without what the database can't store, and with at most one empty line in a row. */
const tidied = (text: string) =>
  text
    .toWellFormed()
    .replaceAll('\0', '')
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
