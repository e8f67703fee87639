import { medicinesIn } from '@rounds/clinical-text/lexicon/medicines';
import type { CareerPath, Difficulty } from '@rounds/contract/common';
import { careerPaths, difficulties } from '@rounds/contract/common.rules';
import type { Case, Scenario, ScenarioSummary } from '@rounds/contract/learning/scenarios';

/** A scenario as the content folder holds it. */
export interface ContentScenario {
  /** Path below the content folder, without its extension: stays while the content changes. */
  readonly slug: string;
  readonly careerPath: CareerPath;
  readonly difficulty: Difficulty;
  readonly title: string;
  readonly description: string;
  readonly xpReward: number;
  readonly scenario: Case;
  readonly hash: string;
}

/** A scenario as the database holds it. */
export interface StoredScenario {
  readonly id: number;
  readonly slug: string;
  readonly contentHash: string;
  readonly isActive: boolean;
}

export interface ContentPlan {
  readonly add: readonly ContentScenario[];
  readonly change: readonly { id: number; to: ContentScenario }[];
  readonly revive: readonly number[];
  readonly retire: readonly number[];
}

/**
 * The changes that make the stored scenarios match the content folder. Nothing is ever deleted, since progress refers
 * to it.
 */
export function planContent(
  content: readonly ContentScenario[],
  stored: readonly StoredScenario[],
): ContentPlan {
  const bySlug = new Map(stored.map((row) => [row.slug, row]));
  const kept = new Set(content.map(({ slug }) => slug));
  const known = content.flatMap((to) => {
    const row = bySlug.get(to.slug);
    return row ? [{ row, to }] : [];
  });
  return {
    add: content.filter(({ slug }) => !bySlug.has(slug)),
    change: known
      .filter(({ row, to }) => row.contentHash !== to.hash)
      .map(({ row, to }) => ({ id: row.id, to })),
    revive: known
      .filter(({ row, to }) => !row.isActive && row.contentHash === to.hash)
      .map(({ row }) => row.id),
    retire: stored.filter((row) => row.isActive && !kept.has(row.slug)).map(({ id }) => id),
  };
}

/** What makes a question the same in two editions: its wording and options, whatever its key. */
export interface Asked {
  readonly question: string;
  readonly options: readonly string[];
}

/** A withdrawn question, by its position among all questions of an edition. */
export interface Withdrawal {
  readonly scenarioId: number;
  readonly questionIndex: number;
  readonly asked: readonly Asked[];
}

const wordingOf = (asked: Asked | undefined) => JSON.stringify([asked?.question, asked?.options]);

/**
 * The position of a withdrawn question in another edition: where the same wording is, or else the same position if that
 * holds a new question. In that case it was reworded, and stays withdrawn until somebody has looked at it. Null if it
 * is gone.
 */
export function placeOf({ questionIndex, asked }: Withdrawal, questions: readonly Asked[]): number | null {
  const wording = wordingOf(asked[questionIndex]);
  const here = questions[questionIndex];
  if (wordingOf(here) === wording) return questionIndex;
  const moved = questions.findIndex((question) => wordingOf(question) === wording);
  if (moved >= 0) return moved;
  const isNew = here !== undefined && !asked.some((question) => wordingOf(question) === wordingOf(here));
  return isNew ? questionIndex : null;
}

/** A case with its withdrawn questions marked. */
export function markWithdrawn(scenario: Case, withdrawals: readonly Withdrawal[]): Case {
  if (withdrawals.length === 0) return scenario;
  const places = new Set(withdrawals.map((withdrawal) => placeOf(withdrawal, scenario.questions)));
  const questions = scenario.questions.map((question, index) =>
    places.has(index) ? { ...question, withdrawn: true as const } : question,
  );
  return { ...scenario, questions };
}

interface Placed {
  readonly careerPath: CareerPath;
  readonly difficulty: Difficulty;
  readonly title: string;
}

/** The order in which scenarios are learned: by path, then from easy to hard, then by title. */
export function byLearningOrder(a: Placed, b: Placed): number {
  return (
    careerPaths.indexOf(a.careerPath) - careerPaths.indexOf(b.careerPath) ||
    difficulties.indexOf(a.difficulty) - difficulties.indexOf(b.difficulty) ||
    a.title.localeCompare(b.title, 'en')
  );
}

/** A case as visitors can try it: its first question, without the findings that later ones reveal. */
export function sampleOf(scenario: Scenario | undefined): Scenario | null {
  if (!scenario) return null;
  const { questions, ...about } = scenario.scenario;
  const first = questions.find(({ withdrawn }) => !withdrawn);
  return { ...scenario, scenario: { ...about, questions: first ? [first] : [] } };
}

/** The parts of a scenario that lists, searches and recommendations use. */
export function summaryOf({ scenario, ...about }: Scenario): ScenarioSummary {
  const { areas, tags, references, questions } = scenario;
  const asked = questions.map((question) => ({ tags: question.tags, reference: question.reference }));
  const medicines = medicinesOf(scenario);
  return {
    ...about,
    scenario: { areas, tags, references, questions: asked, ...(medicines.length > 0 && { medicines }) },
  };
}

/** The medicines that the patient is given or the questions are about; not those that are only offered as options. */
function medicinesOf({ patientPresentation, questions }: Case): string[] {
  const told = questions.flatMap(({ question, update, explanation }) => [
    question,
    update ?? '',
    explanation,
  ]);
  return medicinesIn([patientPresentation, ...told].join('\n'));
}
