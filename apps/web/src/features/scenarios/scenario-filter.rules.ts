import type { CareerPath, Difficulty } from '@rounds/contract/common';
import type { ProgressEntry } from '@rounds/contract/progress';
import type { Scenario } from '@rounds/contract/scenarios';

/** In the order in which they are offered. */

type Listed = Pick<Scenario, 'title' | 'description' | 'careerPath' | 'difficulty'>;

/** Whether the search text is in the title or the description, whatever its case. An empty text is in all. */
export function matchesSearch(
  { title, description }: Pick<Listed, 'title' | 'description'>,
  search: string,
): boolean {
  const wanted = folded(search).trim();
  return folded(title).includes(wanted) || folded(description).includes(wanted);
}

export function matchesFilter(
  scenario: Pick<Listed, 'careerPath' | 'difficulty'>,
  careerPath?: CareerPath,
  difficulty?: Difficulty,
): boolean {
  return (
    (careerPath === undefined || scenario.careerPath === careerPath) &&
    (difficulty === undefined || scenario.difficulty === difficulty)
  );
}

type Attempted = Pick<ProgressEntry, 'scenarioId' | 'completed' | 'score'>;

/**
 * What to offer next, in this order: begun and not completed, not begun, completed below 100 % (the lowest first),
 * the rest. Within each, the order of the list.
 */
export function nextScenarios<T extends { readonly id: number }>(
  scenarios: readonly T[],
  progress: readonly Attempted[],
  count: number,
): T[] {
  const byScenario = new Map(progress.map((entry) => [entry.scenarioId, entry]));
  return scenarios
    .map((scenario, index) => ({ scenario, index, place: placeOf(byScenario.get(scenario.id)) }))
    .sort((a, b) => a.place - b.place || a.index - b.index)
    .slice(0, count)
    .map(({ scenario }) => scenario);
}

/** 0 begun, 1 new, 2 and more completed, by score. */
function placeOf(entry: Attempted | undefined): number {
  if (!entry) return 1;
  return entry.completed ? 2 + (entry.score ?? 0) : 0;
}

/** Lower case, without the marks that a phone's keyboard leaves out ("oedème" finds "oedeme"). */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
