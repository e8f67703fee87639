import type { CareerPath, Difficulty } from '@rounds/contract/common';
import { careerPaths, difficulties } from '@rounds/contract/common.rules';
import type { Case, Scenario } from '@rounds/contract/learning/scenarios';

/** A scenario as the content folder holds it. */
export interface ContentScenario {
  /** Path below the content folder, without its ending: stays while the content changes. */
  readonly slug: string;
  readonly careerPath: CareerPath;
  readonly difficulty: Difficulty;
  readonly title: string;
  readonly description: string;
  readonly xpReward: number;
  readonly scenario: Case;
  readonly hash: string;
}

/** What the database holds of it. */
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

/** What makes the stored scenarios those of the content folder. Nothing is ever deleted: progress hangs on it. */
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

/** A case as visitors can try it: its first question, without what the later ones bring. */
export function sampleOf(scenario: Scenario | undefined): Scenario | null {
  if (!scenario) return null;
  const { questions, ...about } = scenario.scenario;
  return { ...scenario, scenario: { ...about, questions: questions.slice(0, 1) } };
}
