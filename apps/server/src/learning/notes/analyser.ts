import type { noteErrors } from '@rounds/contract/learning/notes.errors';
import { Piscina } from 'piscina';
import type { Fail } from '../../platform/http/errors.ts';
import type { DraftScenario, DraftTest, Findings, ScenarioOrder, TestOrder } from './drafts.ts';

/** One note at a time. The thread ends when none was read in a while, and doesn't hold the process open. */
const reader = new Piscina({
  filename: new URL('notes.worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

/** So many notes may wait to be read, which takes a few seconds. */
const maxWaiting = 50;

type Busy = Fail<keyof Pick<typeof noteErrors, 'analysis_busy'>>;

/** The built-in analyser: reads notes and writes questions from them. The same note gives the same. */
export const builtIn = {
  analyze: (text: string, fail: Busy) => run<Findings>('analyze', text, fail),
  writeTest: (order: TestOrder, fail: Busy) => run<DraftTest>('draftTest', order, fail),
  writeScenario: (order: ScenarioOrder, fail: Busy) => run<DraftScenario>('draftScenario', order, fail),
};

async function run<Result>(name: string, task: unknown, fail: Busy): Promise<Result> {
  if (reader.queueSize >= maxWaiting) throw fail('analysis_busy');
  return (await reader.run(task, { name })) as Result;
}
