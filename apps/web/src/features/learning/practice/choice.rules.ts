import type { CareerPath, Difficulty } from '@rounds/contract/common';
import { careerPaths, difficulties } from '@rounds/contract/common.rules';
import { modes, type Mode } from '@rounds/contract/learning/attempts.rules';
import type { PracticeFilters } from '@rounds/contract/learning/practice';
import { questionStates, type QuestionState } from '@rounds/contract/learning/practice.rules';
import { clinicalAreas, needsByPath, type ClinicalArea } from '@rounds/contract/learning/scenarios.rules';

export type Need = (typeof needsByPath)[CareerPath][number];

/** What a learner has chosen for their next session. */
export interface Choice {
  readonly careerPath: CareerPath | null;
  readonly area: ClinicalArea | null;
  readonly need: Need | null;
  readonly difficulty: Difficulty | null;
  /** Empty means any. */
  readonly states: readonly QuestionState[];
  /** How many questions are wanted. */
  readonly count: number;
  readonly mode: Mode;
  readonly mixed: boolean;
}

export const questionCounts = [5, 10, 15, 20, 30, 40] as const;
const usualCount = 10;
/** How long a question takes, including its explanation. */
const secondsPerQuestion = 75;

const find = <T extends string>(all: readonly T[], text: string | null) =>
  all.find((one) => one === text) ?? null;

/** The needs of a career path; of all paths, each once. */
export function needsOf(careerPath: CareerPath | null): readonly Need[] {
  if (careerPath) return needsByPath[careerPath];
  return [...new Set(careerPaths.flatMap((path): readonly Need[] => needsByPath[path]))];
}

/** The form's initial choice; `path` is the learner's own, `mode` the one they chose last. */
export function defaultChoice(path: CareerPath | null, mode: Mode): Choice {
  const narrowing = { careerPath: path, area: null, need: null, difficulty: null, states: [] };
  return { ...narrowing, count: usualCount, mode, mixed: true };
}

/**
 * A choice from an address (`?need=…&area=…&state=wrong`). Unknown values are ignored. A need that the learner's own
 * path doesn't have selects the path that has it.
 */
export function choiceFrom(search: string, usual: Choice): Choice {
  const query = new URLSearchParams(search);
  const need = find(needsOf(null), query.get('need'));
  const asked =
    query.get('path') === 'all' ? null : (find(careerPaths, query.get('path')) ?? usual.careerPath);
  const isAsked = need === null || needsOf(asked).includes(need);
  const careerPath = isAsked ? asked : (careerPaths.find((path) => needsOf(path).includes(need)) ?? null);
  const states = (query.get('state') ?? '').split(',');
  return {
    careerPath,
    area: find(clinicalAreas, query.get('area')),
    need,
    difficulty: find(difficulties, query.get('difficulty')),
    states: questionStates.filter((state) => states.includes(state)),
    count: questionCounts.find((count) => String(count) === query.get('n')) ?? usual.count,
    mode: find(modes, query.get('mode')) ?? usual.mode,
    mixed: query.get('order') === null ? usual.mixed : query.get('order') !== 'cases',
  };
}

/** The query that restores a choice; empty for the default. */
export function searchOf(choice: Choice, usual: Choice): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string, isUsual: boolean) => {
    if (!isUsual) query.set(name, value);
  };
  set('path', choice.careerPath ?? 'all', choice.careerPath === usual.careerPath);
  set('area', choice.area ?? '', choice.area === null);
  set('need', choice.need ?? '', choice.need === null);
  set('difficulty', choice.difficulty ?? '', choice.difficulty === null);
  set('state', choice.states.join(','), choice.states.length === 0);
  set('n', String(choice.count), choice.count === usual.count);
  set('mode', choice.mode, choice.mode === usual.mode);
  set('order', choice.mixed ? 'mixed' : 'cases', choice.mixed === usual.mixed);
  return query.toString();
}

/** Switches to another path; a need that it doesn't have is dropped. */
export function withPath(choice: Choice, careerPath: CareerPath | null): Choice {
  const need = choice.need && needsOf(careerPath).includes(choice.need) ? choice.need : null;
  return { ...choice, careerPath, need };
}

export function withState(choice: Choice, state: QuestionState, chosen: boolean): Choice {
  const states = questionStates.filter((one) => (one === state ? chosen : choice.states.includes(one)));
  return { ...choice, states };
}

export function filtersOf({ careerPath, area, need, difficulty, states }: Choice): PracticeFilters {
  return {
    ...(careerPath && { careerPaths: [careerPath] }),
    ...(area && { areas: [area] }),
    ...(need && { needs: [need] }),
    ...(difficulty && { difficulties: [difficulty] }),
    ...(states.length > 0 && { states: [...states] }),
  };
}

/** How long this many questions take, in minutes. */
export function minutesFor(questions: number): number {
  return Math.max(1, Math.round((questions * secondsPerQuestion) / 60));
}

export const quickStarts = ['wrong', 'weak', 'marked', 'mixed'] as const;
export type QuickStart = (typeof quickStarts)[number];

/** What a quick start asks for: a state anywhere, or a mixture from the learner's own path. */
export function quickFilters(start: QuickStart, path: CareerPath | null): PracticeFilters {
  if (start !== 'mixed') return { states: [start] };
  return path ? { careerPaths: [path] } : {};
}

export const quickCount = usualCount;
