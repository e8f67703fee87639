import { noteLengths } from '@rounds/contract/learning/notes.rules';
import type { lectureErrors } from '@rounds/contract/learning/lectures.errors';
import { fileReader } from '../../platform/files/file-reader.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { FileText } from './note-files.worker.ts';

/** A thread of its own, apart from the one that reads notes. */
const reader = fileReader<FileText>(new URL('note-files.worker.ts', import.meta.url), 'readText', {
  megabytes: 512,
});

type Refusal = Fail<
  keyof Pick<typeof lectureErrors, 'note_file_type_unknown' | 'note_file_unreadable' | 'lecture_busy'>
>;

/** The text of a file, up to what a note can hold. */
export async function textOfFile(
  userId: number,
  receive: () => Promise<Uint8Array<ArrayBuffer>>,
  fail: Refusal,
): Promise<{ text: string; isCut: boolean }> {
  const read = (await reader(userId, receive, () => fail('lecture_busy'))) ?? { problem: 'unreadable' };
  if ('problem' in read)
    throw fail(read.problem === 'unknown' ? 'note_file_type_unknown' : 'note_file_unreadable');
  const { text } = read;
  if (text === '') throw fail('note_file_unreadable');
  return { text: text.slice(0, noteLengths.content), isCut: text.length > noteLengths.content };
}
