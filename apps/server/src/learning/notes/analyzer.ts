import type { noteErrors } from '@rounds/contract/learning/notes.errors';
import type { ProposedItem } from '@rounds/clinical-text/items/proposed';
import type { ProposedAnalysis } from '@rounds/clinical-text/proposed-analysis';
import { Piscina } from 'piscina';
import type { Fail } from '../../platform/http/errors.ts';
import type { DraftScenario, DraftTest, Findings, Proposed, ScenarioRequest, TestRequest } from './drafts.ts';

/** One note at a time. The thread ends when idle, and doesn't keep the process alive. */
const reader = new Piscina({
  filename: new URL('notes.worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

/** How many notes may wait for the analyzer, which takes a few seconds for each. */
const maxWaiting = 50;

type Busy = Fail<keyof Pick<typeof noteErrors, 'analysis_busy'>>;

/** The built-in analyzer: analyzes notes and writes questions from them. Deterministic. */
export const builtIn = {
  analyze: (text: string, fail: Busy) => run<Findings>('analyze', text, fail),
  writeTest: (request: TestRequest, fail: Busy) => run<DraftTest>('draftTest', request, fail),
  writeScenario: (request: ScenarioRequest, fail: Busy) => run<DraftScenario>('draftScenario', request, fail),
};

/** Checks a model's proposals against the note, in the same thread. */
export const proposals = {
  checkAnalysis: (task: Proposed<string, ProposedAnalysis>, fail: Busy) =>
    run<Findings | null>('checkAnalysis', task, fail),
  checkTest: (task: Proposed<TestRequest, readonly ProposedItem[]>, fail: Busy) =>
    run<DraftTest>('checkTest', task, fail),
  checkScenario: (task: Proposed<ScenarioRequest, readonly ProposedItem[]>, fail: Busy) =>
    run<DraftScenario>('checkScenario', task, fail),
};

async function run<Result>(name: string, task: unknown, fail: Busy): Promise<Result> {
  if (reader.queueSize >= maxWaiting) throw fail('analysis_busy');
  return (await reader.run(task, { name })) as Result;
}
