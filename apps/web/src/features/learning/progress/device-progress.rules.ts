import type { ProgressEntry, RecordProgressBody } from '@rounds/contract/learning/progress';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { isAbandonment } from './attempt.rules.ts';

/** An attempt stored on this device, as far as a list needs it. */
interface Kept {
  readonly attemptId: string;
  readonly version: number;
  readonly mode: 'tutor' | 'exam';
  readonly answers: readonly unknown[];
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** What was done on this device, and may not have reached the server yet. */
export interface OnDevice {
  /** What is waiting to be sent, oldest first. */
  readonly unsent: readonly RecordProgressBody[];
  readonly keptAt: (scenarioId: number) => Kept | null;
}

type Known = Pick<ScenarioSummary, 'id' | 'version'> & {
  readonly scenario: { readonly questions: readonly unknown[] };
};

/** The server's progress, with what was done on this device since at the top, as the latest. */
export function withDevice(
  progress: readonly ProgressEntry[],
  scenarios: readonly Known[],
  device: OnDevice,
): readonly ProgressEntry[] {
  const entries = new Map(progress.map((entry) => [entry.scenarioId, entry]));
  const changed = scenarios.flatMap(
    (scenario) => entryHere(scenario, entries.get(scenario.id), device) ?? [],
  );
  if (changed.length === 0) return progress;
  const ids = new Set(changed.map(({ scenarioId }) => scenarioId));
  return [...changed, ...progress.filter(({ scenarioId }) => !ids.has(scenarioId))];
}

/** A case's entry from this device; null if it has nothing that the server lacks. */
function entryHere(
  scenario: Known,
  entry: ProgressEntry | undefined,
  { unsent, keptAt }: OnDevice,
): ProgressEntry | null {
  const posts = unsent.filter(({ scenarioId }) => scenarioId === scenario.id);
  const results = posts.filter((post) => post.completed && !isAbandonment(post));
  const ended = new Set(posts.flatMap(({ completed, attemptId }) => (completed ? (attemptId ?? []) : [])));
  const done = results.reduce(withResult, entry ?? newEntry(scenario.id));
  const open = done.open && ended.has(done.open.attemptId) ? null : done.open;
  const kept = keptAt(scenario.id);
  const goesOn =
    kept !== null &&
    open === null &&
    kept.answers.length > 0 &&
    kept.version === scenario.version &&
    !ended.has(kept.attemptId) &&
    // If the server knows the case, an attempt with nothing left to send was ended elsewhere.
    (entry === undefined || posts.some(({ attemptId }) => attemptId === kept.attemptId));
  if (!goesOn) return results.length === 0 && open === (entry?.open ?? null) ? null : { ...done, open };
  const { attemptId, mode, answers, updatedAt } = kept;
  const questions = scenario.scenario.questions.length;
  return {
    ...done,
    lastAttempt: new Date(updatedAt).toISOString(),
    open: { attemptId, mode, answered: answers.length, questions },
  };
}

/** Without the id that the server assigns. */
function newEntry(scenarioId: number): ProgressEntry {
  return {
    id: 0,
    scenarioId,
    completed: false,
    score: null,
    attempts: 1,
    lastAttempt: null,
    timeSpent: 0,
    open: null,
    reviewId: null,
  };
}

function withResult(
  entry: ProgressEntry,
  { score, timeSpent, occurredAt }: RecordProgressBody,
): ProgressEntry {
  return {
    ...entry,
    completed: true,
    score: Math.max(entry.score ?? 0, score),
    attempts: entry.completed ? entry.attempts + 1 : entry.attempts,
    lastAttempt: occurredAt ?? entry.lastAttempt,
    timeSpent: entry.timeSpent + timeSpent,
  };
}
