import type { MasteredArea } from '@rounds/contract/learning/mastery';
import type { Difficulty } from '@rounds/contract/common';
import { difficulties, passingScore } from '@rounds/contract/common.rules';
import { minAnswersForLevel, levelShares, weakestOf } from '@rounds/contract/learning/mastery.rules';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { fitOf, shareAsking, type ScenarioPreferences } from './scenario-filter.rules.ts';
import { nextScenarios, stateOf, type Fit } from './scenario-list.rules.ts';

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
  /** The cases that it is chosen among, in the order of the list. */
  readonly scenarios: readonly ScenarioSummary[];
  readonly preferences: ScenarioPreferences | null;
  /** Weakest first. */
  readonly mastery: readonly MasteredArea[];
}

/**
 * The next case, and why; null if there is none to choose from.
 * @param except a case that isn't to be offered, but counts for the level
 */
export function nextCase(standing: Standing, except?: number): NextCase | null {
  const { progress, scenarios } = standing;
  const [scenario] = nextScenarios(
    scenarios.filter(({ id }) => id !== except),
    progress,
    1,
    fitFor(standing),
  );
  return scenario ? { scenario, ...whyCase(scenario, standing) } : null;
}

/** Why a case is offered. */
export function whyCase(
  scenario: ScenarioSummary,
  { progress, preferences, mastery }: Standing,
): Omit<NextCase, 'scenario'> {
  const entry = progress.find(({ scenarioId }) => scenarioId === scenario.id);
  const best = stateOf(entry) === 'done' ? (entry?.score ?? null) : null;
  // Named if it is the weakest of all, as it is beside this and on the profile.
  const [weakest] = weakestOf(mastery);
  const isOnWeakest = weakest !== undefined && shareAsking(scenario, [weakest.need]) > 0;
  const weakness = isOnWeakest ? reasonFrom(weakest) : null;
  const reason = reasonOf(entry, preferences ? fitOf(scenario, preferences) : 0, weakness);
  return { reason, need: weakest && reason === weakness ? weakest.need : null, best };
}

/** What can be said of the weakest area. After few answers, a share below where everybody starts means that one was missed. */
function reasonFrom({ answered, share }: MasteredArea): 'weakest' | 'missed' | null {
  if (answered >= minAnswersForLevel) return 'weakest';
  return share < levelShares.familiar ? 'missed' : null;
}

/** So many passed cases of a level lead to the next one. */
const passedToNextLevel = 3;

/** The level to work at: the one that the learner asked for, else the lowest with too few passed cases. */
function levelFor({ preferences, scenarios, progress }: Standing): Difficulty {
  if (preferences?.preferredDifficulty) return preferences.preferredDifficulty;
  const passed = new Set(
    progress.flatMap(({ scenarioId, completed, score }) =>
      completed && (score ?? 0) >= passingScore ? scenarioId : [],
    ),
  );
  const isOpen = (level: Difficulty) => {
    const cases = scenarios.filter(({ difficulty }) => difficulty === level);
    return cases.filter(({ id }) => passed.has(id)).length < Math.min(cases.length, passedToNextLevel);
  };
  return difficulties.find(isOpen) ?? 'advanced';
}

/** More than the rest of a fit can come to. */
const levelWeight = 5;

/**
 * How well cases fit a learner: first by their level, then by their weakest area, which counts as much as all their
 * stated preferences.
 */
export function fitFor(standing: Standing): Fit<ScenarioSummary> {
  const { preferences } = standing;
  const level = difficulties.indexOf(levelFor(standing));
  const stepsFrom = ({ difficulty }: ScenarioSummary) => Math.abs(difficulties.indexOf(difficulty) - level);
  const weakest = weakestNeedLeft(standing, stepsFrom);
  return (scenario) =>
    (preferences ? fitOf(scenario, preferences) : 0) +
    (weakest === null ? 0 : 2 * shareAsking(scenario, [weakest])) -
    levelWeight * stepsFrom(scenario);
}

/** The weakest area among those to work on that an unfinished case covers, of those closest to the learner's level. */
function weakestNeedLeft(
  { mastery, scenarios, progress }: Standing,
  stepsFrom: (scenario: ScenarioSummary) => number,
): string | null {
  const done = new Set(progress.flatMap(({ scenarioId, completed }) => (completed ? scenarioId : [])));
  const left = scenarios.filter(({ id }) => !done.has(id));
  const closest = Math.min(...left.map(stepsFrom));
  const area = weakestOf(mastery).find(({ need }) =>
    left.some((scenario) => stepsFrom(scenario) === closest && shareAsking(scenario, [need]) > 0),
  );
  return area?.need ?? null;
}

function reasonOf(
  entry: ProgressEntry | undefined,
  fit: number,
  weakness: 'weakest' | 'missed' | null,
): Reason {
  if (stateOf(entry) === 'done') return 'again';
  if (entry) return 'begun';
  if (weakness) return weakness;
  return fit > 0 ? 'preferences' : 'path';
}
