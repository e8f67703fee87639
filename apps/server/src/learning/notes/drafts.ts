import type { NoteAnalysis as Found } from '@rounds/clinical-text/analysis';
import type { WrittenTest } from '@rounds/clinical-text/items/write-test';
import { wasProposed } from '@rounds/clinical-text/items/proposed';
import type { WrittenItem } from '@rounds/clinical-text/items/types';
import { topicsOfTerms } from '@rounds/clinical-text/notes/topic-places';
import type { SupportedAnalysis } from '@rounds/clinical-text/proposed-analysis';
import type { WrittenScenario } from '@rounds/clinical-text/scenario';
import type { NoteAnalysis, Span } from '@rounds/contract/learning/notes';
import type { NoteItem, NoteScenario, NoteTest } from '@rounds/contract/learning/notes.generated';
import { passingScore } from '@rounds/contract/common.rules';
import { noteScenarioXp, type TestType } from '@rounds/contract/learning/notes.rules';

/** An analysis without its date. */
export type Findings = Omit<NoteAnalysis, 'analyzedAt'>;
type AttemptFields = 'revision' | 'attempts' | 'bestScore';
export type DraftTest = Omit<NoteTest, 'id' | 'noteId' | 'timeLimit' | 'createdAt' | AttemptFields>;
export type DraftScenario = Omit<NoteScenario, 'id' | 'noteId' | 'createdAt' | AttemptFields>;

export interface TestRequest {
  readonly title: string;
  readonly text: string;
  readonly testType: TestType;
  readonly questionCount: number;
  /** Where in the note the answers to earlier tests' questions stand. */
  readonly asked: readonly Span[];
}

export interface ScenarioRequest {
  readonly title: string;
  readonly text: string;
  readonly learningStyle: NoteScenario['learningStyle'];
  readonly questionCount: number;
}

/** What a model wrote, to be checked against the note. */
export interface Proposed<Request, What> {
  readonly request: Request;
  readonly proposed: What;
}

/** How many occurrences of one term, and how many links between terms, are returned. */
const maxPlaces = 50;
const maxLinks = 60;

type Topical = Pick<SupportedAnalysis, 'topics' | 'keyTerms'>;

function keyTermsOf(segments: Found['segments'], { topics, keyTerms }: Topical): Findings['keyTerms'] {
  const topicsOfEach = topicsOfTerms(segments, topics, keyTerms);
  return keyTerms.map(({ surface, occurrences }, index) => ({
    term: surface,
    places: occurrences.slice(0, maxPlaces).map(({ start, end }) => ({ start, end })),
    topics: [...(topicsOfEach[index] ?? [])],
  }));
}

export function findingsOf(found: Found): Findings {
  return {
    topics: [...found.topics],
    learningObjectives: found.learningObjectives.map(({ text }) => text),
    difficulty: found.difficulty.level,
    estimatedStudyTime: found.estimatedStudyTime,
    keyTerms: keyTermsOf(found.segments, found),
    links: linksOf(found),
    writtenBy: 'built_in',
  };
}

/** With fewer supported terms than this, where the note has more, the analysis is discarded. */
const fewestTerms = 2;

/** What a model found, limited to what the note supports; what can be measured is ours. Null if too little is left. */
export function findingsByModel(
  found: Found,
  { topics, keyTerms, learningObjectives }: SupportedAnalysis,
): Findings | null {
  if (topics.length === 0 || keyTerms.length < Math.max(1, Math.min(fewestTerms, found.keyTerms.length)))
    return null;
  return {
    ...findingsOf(found),
    topics: [...topics],
    learningObjectives: [...learningObjectives],
    keyTerms: keyTermsOf(found.segments, { topics, keyTerms }),
    links: linksOf({ keyTerms }),
    writtenBy: 'ai',
  };
}

/** Two terms are linked by the sentences, bullets and rows that contain both. Strongest first. */
function linksOf({ keyTerms }: Pick<SupportedAnalysis, 'keyTerms'>): NoteAnalysis['links'] {
  const segments = keyTerms.map(({ occurrences }) => new Set(occurrences.map(({ segmentId }) => segmentId)));
  const links = segments.flatMap((one, from) =>
    segments.slice(from + 1).flatMap((other, index) => {
      const weight = [...one].filter((segment) => other.has(segment)).length;
      return weight > 0 ? [{ from, to: from + 1 + index, weight }] : [];
    }),
  );
  return links.toSorted((one, other) => other.weight - one.weight).slice(0, maxLinks);
}

function withSource(item: WrittenItem, text: string) {
  const { stem, options, rationales, sourceSpan } = item;
  const { start, end } = sourceSpan;
  const writtenBy: Findings['writtenBy'] = wasProposed(item) ? 'ai' : 'built_in';
  return {
    stem,
    options: [...options],
    rationales: [...rationales],
    source: { start, end, text: text.slice(start, end) },
    writtenBy,
  };
}

function itemOf(item: WrittenItem, text: string): NoteItem {
  const common = withSource(item, text);
  switch (item.kind) {
    case 'ordering':
      return { ...common, kind: item.kind, key: [...item.key] };
    case 'multiple_choice':
    case 'true_false':
      return { ...common, kind: item.kind, key: item.key };
  }
}

export function testOf({ title, text, testType }: TestRequest, { items, shortfall }: WrittenTest): DraftTest {
  return {
    title,
    description: '',
    testType,
    questions: items.map((item) => itemOf(item, text)),
    totalQuestions: items.length,
    shortfall: shortfall?.code ?? null,
    passingScore,
  };
}

function questionOf(
  item: WrittenScenario['questions'][number],
  text: string,
): DraftScenario['questions'][number] {
  const common = { ...withSource(item, text), update: item.update };
  switch (item.kind) {
    case 'multiple_choice':
      return { ...common, kind: 'multiple_choice', key: item.key };
    case 'ordering':
      return { ...common, kind: item.kind, key: [...item.key] };
    case 'true_false':
      throw new Error('A scenario has no true/false questions.');
  }
}

/** @param text the note that the scenario was written from */
export function scenarioOf(text: string, written: WrittenScenario): DraftScenario {
  const { title, description, patientPresentation, findings, dialogue, tags, questions } = written;
  return {
    title,
    description,
    scenario: {
      patientPresentation,
      findings: findings.map(({ table: { columns, rows }, ...finding }) => ({
        ...finding,
        table: { columns: [...columns], rows: rows.map((row) => [...row]) },
      })),
      dialogue: [...dialogue],
      tags: [...tags],
    },
    questions: questions.map((item) => questionOf(item, text)),
    shortfall: written.shortfall?.code ?? null,
    learningStyle: written.learningStyle,
    difficulty: written.difficulty,
    xpReward: noteScenarioXp,
  };
}
