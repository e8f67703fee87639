import type { noteErrors } from '@rounds/contract/learning/notes.errors';
import type { ProposedItem } from '@rounds/clinical-text/items/proposed';
import type { ProposedAnalysis } from '@rounds/clinical-text/proposed-analysis';
import type { Fail } from '../../platform/http/errors.ts';
import { TookTooLong, timedThread } from '../../platform/timed-thread.ts';
import type { DraftScenario, DraftTest, Findings, Proposed, ScenarioRequest, TestRequest } from './drafts.ts';

/** Milliseconds for a note, of which the longest needs a few seconds. A note made to hold others up gets no more. */
const readMs = 20_000;

/** One note at a time. */
export const reader = timedThread(new URL('notes.worker.ts', import.meta.url), readMs);

/** How many notes may wait for the analyzer, which takes a few seconds for each. */
const maxWaiting = 50;

type Refused = Fail<keyof Pick<typeof noteErrors, 'analysis_busy' | 'note_takes_too_long'>>;

/** The built-in analyzer: analyzes notes and writes questions from them. Deterministic. */
export const builtIn = {
  analyze: (text: string, fail: Refused) => run<Findings>('analyze', text, fail),
  writeTest: (request: TestRequest, fail: Refused) => run<DraftTest>('draftTest', request, fail),
  writeScenario: (request: ScenarioRequest, fail: Refused) =>
    run<DraftScenario>('draftScenario', request, fail),
};

/** Checks a model's proposals against the note, in the same thread. */
export const proposals = {
  checkAnalysis: (task: Proposed<string, ProposedAnalysis>, fail: Refused) =>
    run<Findings | null>('checkAnalysis', task, fail),
  checkTest: (task: Proposed<TestRequest, readonly ProposedItem[]>, fail: Refused) =>
    run<DraftTest>('checkTest', task, fail),
  checkScenario: (task: Proposed<ScenarioRequest, readonly ProposedItem[]>, fail: Refused) =>
    run<DraftScenario>('checkScenario', task, fail),
};

async function run<Result>(name: string, task: unknown, fail: Refused): Promise<Result> {
  if (reader.busy > maxWaiting) throw fail('analysis_busy');
  try {
    return (await reader.run(name, task)) as Result;
  } catch (error) {
    throw error instanceof TookTooLong ? fail('note_takes_too_long') : error;
  }
}
