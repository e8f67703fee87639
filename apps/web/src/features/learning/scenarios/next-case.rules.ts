import type { MasteredArea } from '@rounds/contract/learning/mastery';
import { minAnswersForLevel, levelShares, weakestOf } from '@rounds/contract/learning/mastery.rules';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { fitOf, nextScenarios, shareAsking, type ScenarioPreferences } from './scenario-filter.rules.ts';

/** Why a case was chosen as the next one. */
export type Reason = 'begun' | 'weakest' | 'missed' | 'preferences' | 'path' | 'again';

export interface NextCase {
  readonly scenario: ScenarioSummary;
  readonly reason: Reason;
  /** The learner's weakest area of need, if it is the reason. */
  readonly need: string | null;
  /** In percent, if the case was completed before. */
  readonly best: number | null;
}

/** What the choice of a next case is based on. */
export interface Standing {
  readonly progress: readonly ProgressEntry[];
  /** The candidates, in the order of the list. */
  readonly scenarios: readonly ScenarioSummary[];
  readonly preferences: ScenarioPreferences | null;
  /** Weakest first. */
  readonly mastery: readonly MasteredArea[];
}

/** The next case, and why; null if there is none to choose from. */
export function nextCase(standing: Standing): NextCase | null {
  const { progress, scenarios, preferences, mastery } = standing;
  const [scenario] = nextScenarios(scenarios, progress, 1, fitFor(standing));
  if (!scenario) return null;
  const entry = progress.find(({ scenarioId }) => scenarioId === scenario.id);
  const best = entry?.completed ? entry.score : null;
  // Named if it is the weakest of all, as it is beside this and on the profile.
  const [weakest] = weakestOf(mastery);
  const isOnWeakest = weakest !== undefined && shareAsking(scenario, [weakest.need]) > 0;
  const weakness = isOnWeakest ? reasonFrom(weakest) : null;
  const reason = reasonOf(entry, preferences ? fitOf(scenario, preferences) : 0, weakness);
  return { scenario, reason, need: weakest && reason === weakness ? weakest.need : null, best };
}

/** What can be said of the weakest area. After few answers, a share below where everybody starts means that one was missed. */
function reasonFrom({ answered, share }: MasteredArea): 'weakest' | 'missed' | null {
  if (answered >= minAnswersForLevel) return 'weakest';
  return share < levelShares.familiar ? 'missed' : null;
}

/** How well cases fit a learner: their weakest area counts as much as all their stated preferences. */
export function fitFor(standing: Standing): (scenario: ScenarioSummary) => number {
  const { preferences } = standing;
  const weakest = weakestNeedLeft(standing);
  return (scenario) =>
    (preferences ? fitOf(scenario, preferences) : 0) +
    (weakest === null ? 0 : 2 * shareAsking(scenario, [weakest]));
}

/** The weakest area among those to work on that an unfinished case covers. */
function weakestNeedLeft({ mastery, scenarios, progress }: Standing): string | null {
  const done = new Set(progress.flatMap(({ scenarioId, completed }) => (completed ? scenarioId : [])));
  const left = scenarios.filter(({ id }) => !done.has(id));
  const area = weakestOf(mastery).find(({ need }) =>
    left.some((scenario) => shareAsking(scenario, [need]) > 0),
  );
  return area?.need ?? null;
}

function reasonOf(
  entry: ProgressEntry | undefined,
  fit: number,
  weakness: 'weakest' | 'missed' | null,
): Reason {
  if (entry?.completed) return 'again';
  if (entry) return 'begun';
  if (weakness) return weakness;
  return fit > 0 ? 'preferences' : 'path';
}
