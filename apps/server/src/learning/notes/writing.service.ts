import type { planErrors } from '@rounds/contract/business/plans.errors';
import type { BodyOf } from '@rounds/contract/endpoint';
import type { generateNoteScenario, generateNoteTest } from '@rounds/contract/learning/notes.generated';
import { type NoteJobKind, noteScenarioQuestions } from '@rounds/contract/learning/notes.rules';
import type { Sql } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { analysisIn, analysisRequest, itemsIn, itemsRequest } from './ai-prompts.rules.ts';
import { type Working, writtenByModel } from './ai.service.ts';
import { builtIn, proposals } from './analyzer.ts';
import { insertScenario, insertTest, selectTitlesAlike } from './generated.queries.ts';
import { selectAsked } from './missed.queries.ts';
import { type NoteText, saveAnalysis, selectOptionalText } from './notes.queries.ts';
import type { NotesDeps } from './notes.service.ts';
import { freeTitle } from './titles.rules.ts';

type Refusal =
  | keyof typeof planErrors
  | 'note_not_found'
  | 'note_gives_no_items'
  | 'note_takes_too_long'
  | 'analysis_busy'
  | 'writing_canceled';

/** Saves what was written, counts it, and returns its id, if it has one of its own. */
type Save = (tx: Sql, now: Date) => Promise<number | null>;

/** Writes something from a note without saving it yet. */
type Write = (
  deps: NotesDeps,
  working: Working,
  note: NoteText,
  wanted: unknown,
  fail: Fail<Refusal>,
) => Promise<Save>;

/** Analyzes a note. Replaces its earlier analysis, and counts as one of the month's. */
const analysis: Write = async (deps, working, { content: text }, _wanted, fail) => {
  const { userId, noteId } = working;
  const byModel = await writtenByModel(
    deps,
    working,
    'noteAnalyses',
    analysisRequest(text),
    (answer) => proposals.checkAnalysis({ request: text, proposed: analysisIn(answer) }, fail),
    fail,
  );
  const findings = byModel ?? (await builtIn.analyze(text, fail));
  return async (tx, now) => {
    await deps.events.allowanceUsed(tx, userId, 'noteAnalyses', now, fail);
    const found = { ...findings, analyzedAt: now.toISOString() };
    // Edited or deleted in the meantime: the findings no longer apply, and nothing is counted.
    if (!(await saveAnalysis(tx, userId, noteId, text, found))) throw fail('note_not_found');
    return null;
  };
};

/** A test from a note, with as many questions as the note supports, up to the number requested. */
const test: Write = async (deps, working, { title, content: text }, wanted, fail) => {
  const { testType, questionCount, timeLimit } = wanted as BodyOf<typeof generateNoteTest>;
  const earlier = await selectAsked(deps.db, working.userId, working.noteId);
  const asked = earlier
    .filter(({ kind, question }) => kind === 'test' && question.source.file === undefined)
    .map(({ question: { source } }) => ({ start: source.start, end: source.end }));
  const request = { title, text, testType, questionCount, asked };
  const check = async (answer: unknown) =>
    unlessEmpty(await proposals.checkTest({ request, proposed: itemsIn(answer, testType) }, fail));
  const wish = itemsRequest(text, testType, questionCount);
  const byModel = await writtenByModel(deps, working, 'generations', wish, check, fail);
  const draft = byModel ?? (await builtIn.writeTest(request, fail));
  return generation(deps, working, 'test', draft, fail, (tx, named, now) =>
    insertTest(tx, working.userId, { ...draft, ...named, noteId: working.noteId, timeLimit }, now),
  );
};

/** A scenario from a note, presented to suit a learning style. */
const scenario: Write = async (deps, working, { title, content: text }, wanted, fail) => {
  const { learningStyle } = wanted as BodyOf<typeof generateNoteScenario>;
  const request = { title, text, learningStyle, questionCount: noteScenarioQuestions };
  const check = async (answer: unknown) =>
    unlessEmpty(await proposals.checkScenario({ request, proposed: itemsIn(answer, 'scenario') }, fail));
  const asked = itemsRequest(text, 'scenario', noteScenarioQuestions);
  const byModel = await writtenByModel(deps, working, 'generations', asked, check, fail);
  const draft = byModel ?? (await builtIn.writeScenario(request, fail));
  return generation(deps, working, 'scenario', draft, fail, (tx, named, now) =>
    insertScenario(tx, working.userId, { ...draft, ...named, noteId: working.noteId }, now),
  );
};

/**
 * Counts as one of the month's generations. If the note yields no questions, nothing is saved or counted. What would be
 * titled like an earlier one gets a number.
 */
function generation(
  { events }: NotesDeps,
  { userId, noteId }: Working,
  kind: 'test' | 'scenario',
  draft: { readonly title: string; readonly questions: readonly unknown[] },
  fail: Fail<Refusal>,
  insert: (tx: Sql, named: { readonly title: string }, now: Date) => Promise<number>,
): Save {
  if (draft.questions.length === 0) throw fail('note_gives_no_items');
  return async (tx, now) => {
    // It may have been deleted in the meantime.
    if (!(await selectOptionalText(tx, userId, noteId))) throw fail('note_not_found');
    await events.allowanceUsed(tx, userId, 'generations', now, fail);
    const taken = await selectTitlesAlike(tx, userId, kind, draft.title);
    return insert(tx, { title: freeTitle(draft.title, taken) }, now);
  };
}

const unlessEmpty = <Draft extends { readonly questions: readonly unknown[] }>(draft: Draft): Draft | null =>
  draft.questions.length > 0 ? draft : null;

export const writers: Readonly<Record<NoteJobKind, Write>> = { analysis, scenario, test };
