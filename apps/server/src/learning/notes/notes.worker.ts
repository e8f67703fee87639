import type { NoteAnalysis as Found } from '@rounds/clinical-text/analysis';
import { analyzeNote } from '@rounds/clinical-text/analysis';
import { writeScenario } from '@rounds/clinical-text/scenario';
import { writeTest } from '@rounds/clinical-text/items/test';
import {
  type DraftScenario,
  type DraftTest,
  type Findings,
  findingsOf,
  scenarioOf,
  testOf,
} from './drafts.ts';
import type { ScenarioOrder, TestOrder } from './drafts.ts';

/*
 * What `analyser.ts` runs in a thread of its own: a long note takes longer than everybody else should wait. The last note stays
 * here, as whoever analyzes one then has a test written from it.
 */
let last: { readonly text: string; readonly found: Found } | undefined;

function read(text: string): Found {
  if (last?.text !== text) last = { text, found: analyzeNote(text) };
  return last.found;
}

export const analyze = (text: string): Findings => findingsOf(read(text));

export const draftTest = (order: TestOrder): DraftTest =>
  testOf(order, writeTest(read(order.text), { type: order.testType, count: order.questionCount }));

export const draftScenario = ({ title, text, learningStyle, questionCount }: ScenarioOrder): DraftScenario =>
  scenarioOf(text, writeScenario(read(text), { learningStyle, title, count: questionCount }));
