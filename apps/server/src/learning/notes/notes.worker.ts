import type { NoteAnalysis as Found } from '@rounds/clinical-text/analysis';
import { analyzeNote } from '@rounds/clinical-text/analysis';
import { acceptAnalysis, type ProposedAnalysis } from '@rounds/clinical-text/proposed-analysis';
import { acceptProposed, type ProposedItem } from '@rounds/clinical-text/items/proposed';
import { caseAround, questionsFor, writeScenario } from '@rounds/clinical-text/scenario';
import { subjectsOf } from '@rounds/clinical-text/notes/topics';
import { writeTest } from '@rounds/clinical-text/items/write-test';
import {
  type DraftScenario,
  type DraftTest,
  type Findings,
  findingsByModel,
  findingsOf,
  scenarioOf,
  testOf,
} from './drafts.ts';
import type { Proposed, ScenarioRequest, TestRequest } from './drafts.ts';

/*
 * Runs in a worker thread for `analyzer.ts`, since a long note would block the event loop. The last analysis is cached: learners
 * usually generate a test right after analyzing a note.
 */
let last: { readonly text: string; readonly found: Found } | undefined;

function read(text: string): Found {
  if (last?.text !== text) last = { text, found: analyzeNote(text) };
  return last.found;
}

/** A case is about the note as a whole, not about its first section. */
const asSubject = (found: Found): Found => ({ ...found, topics: subjectsOf(found.segments, found.topics) });

export const analyze = (text: string): Findings => findingsOf(read(text));

export const draftTest = (request: TestRequest): DraftTest => {
  const { text, testType, questionCount, asked } = request;
  return testOf(request, writeTest(read(text), { type: testType, count: questionCount, asked }));
};

export const draftScenario = ({
  title,
  text,
  learningStyle,
  questionCount,
}: ScenarioRequest): DraftScenario =>
  scenarioOf(text, writeScenario(asSubject(read(text)), { learningStyle, title, count: questionCount }));

/** Null if the note supports none of it. */
export const checkAnalysis = ({ request, proposed }: Proposed<string, ProposedAnalysis>): Findings | null => {
  const found = read(request);
  return findingsByModel(found, acceptAnalysis(found, proposed));
};

export const checkTest = ({ request, proposed }: Proposed<TestRequest, readonly ProposedItem[]>): DraftTest =>
  testOf(
    request,
    acceptProposed(read(request.text), proposed, { type: request.testType, count: request.questionCount }),
  );

export const checkScenario = ({
  request: { title, text, learningStyle, questionCount },
  proposed,
}: Proposed<ScenarioRequest, readonly ProposedItem[]>): DraftScenario => {
  const found = read(text);
  const written = acceptProposed(found, proposed, {
    type: questionsFor(learningStyle),
    count: questionCount,
  });
  return scenarioOf(text, caseAround(asSubject(found), written, { learningStyle, title }));
};
