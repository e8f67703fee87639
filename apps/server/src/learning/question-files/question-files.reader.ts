import type { questionFileErrors } from '@rounds/contract/learning/question-files.errors';
import { Piscina } from 'piscina';
import type { Fail } from '../../platform/http/errors.ts';
import type { Problem, ReadQuestions, readQuestions } from './question-files.worker.ts';

/** One file at a time: a file may take all the time and memory that it is given. */
const reader = new Piscina({
  filename: new URL('question-files.worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 30_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
});
const mostWaiting = 20;
const longestRead = 20_000;

type Code = keyof typeof questionFileErrors;
const codeOf = {
  unknown: 'question_file_unknown',
  unreadable: 'question_file_unreadable',
  too_many: 'question_file_over_limit',
  empty: 'question_file_empty',
} as const satisfies Record<Problem, Code>;

/** The questions in a file. */
export async function questionsIn(bytes: Uint8Array<ArrayBuffer>, fail: Fail<Code>): Promise<ReadQuestions> {
  if (reader.queueSize >= mostWaiting) throw fail('question_file_busy');
  const task = reader.run(bytes, {
    name: 'readQuestions',
    transferList: [bytes.buffer],
    signal: AbortSignal.timeout(longestRead),
  });
  // A file that takes too long, or too much memory, ends the thread.
  const read = (await task.catch(() => ({ problem: 'unreadable' }))) as Awaited<
    ReturnType<typeof readQuestions>
  >;
  if ('problem' in read) throw fail(codeOf[read.problem]);
  return read;
}
