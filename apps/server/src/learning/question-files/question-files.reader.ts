import type { questionFileErrors } from '@rounds/contract/learning/question-files.errors';
import { fileReader } from '../../platform/files/file-reader.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { Problem, ReadQuestions, readQuestions } from './question-files.worker.ts';

const reader = fileReader<Awaited<ReturnType<typeof readQuestions>>>(
  new URL('question-files.worker.ts', import.meta.url),
  'readQuestions',
  { megabytes: 256 },
);

type Code = keyof typeof questionFileErrors;
const codeOf = {
  unknown: 'question_file_unknown',
  deck: 'question_file_deck',
  unreadable: 'question_file_unreadable',
  too_many: 'question_file_over_limit',
  empty: 'question_file_empty',
} as const satisfies Record<Problem, Code>;

/** The questions in a file. */
export async function questionsIn(
  userId: number,
  receive: () => Promise<Uint8Array<ArrayBuffer>>,
  fail: Fail<Code>,
): Promise<ReadQuestions> {
  const read = (await reader(userId, receive, () => fail('question_file_busy'))) ?? { problem: 'unreadable' };
  if ('problem' in read) throw fail(codeOf[read.problem]);
  return read;
}
