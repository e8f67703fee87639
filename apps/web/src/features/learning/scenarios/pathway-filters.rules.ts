import type { CareerPath, Difficulty } from '@rounds/contract/common';
import { careerPaths, difficulties } from '@rounds/contract/common.rules';
import { clinicalAreas, type ClinicalArea } from '@rounds/contract/learning/scenarios.rules';
import { learningStates, sorts, type LearningState, type Sort } from './scenario-list.rules.ts';

export interface Filters {
  readonly search: string;
  /** Undefined for all of them. */
  readonly careerPath: CareerPath | undefined;
  readonly difficulty: Difficulty | undefined;
  readonly state: LearningState | undefined;
  /** A scenario in any of them matches; empty for all. */
  readonly areas: readonly ClinicalArea[];
  readonly sort: Sort;
}

export const noFilters: Filters = {
  search: '',
  careerPath: undefined,
  difficulty: undefined,
  state: undefined,
  areas: [],
  sort: 'recommended',
};

/** The address for every career path. */
const allPaths = 'all';
const filterNames = ['q', 'path', 'difficulty', 'state', 'area'];

/**
 * The filters in an address. Without any, it shows the learner's own path. With filters but no path, it covers all
 * paths, so that a link shows the same to everybody.
 */
export function filtersOf(query: URLSearchParams, ownPath: CareerPath | undefined): Filters {
  const path = query.get('path');
  const asksForNothing = !filterNames.some((name) => query.has(name));
  return {
    search: query.get('q') ?? '',
    careerPath: asksForNothing ? ownPath : careerPaths.find((each) => each === path),
    difficulty: difficulties.find((each) => each === query.get('difficulty')),
    state: learningStates.find((each) => each === query.get('state')),
    areas: clinicalAreas.filter((area) => query.getAll('area').includes(area)),
    sort: sorts.find((each) => each === query.get('sort')) ?? noFilters.sort,
  };
}

/** The query of an address with these filters, without its question mark. */
export function queryOf(filters: Filters, ownPath: CareerPath | undefined): string {
  const { search, careerPath, difficulty, state, areas, sort } = filters;
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (difficulty) query.set('difficulty', difficulty);
  if (state) query.set('state', state);
  for (const area of areas) query.append('area', area);
  const isPathAlone = query.size === 0;
  if (isPathAlone ? careerPath !== ownPath : careerPath) query.set('path', careerPath ?? allPaths);
  if (sort !== noFilters.sort) query.set('sort', sort);
  return query.toString();
}

/** Removes all filters: the learner's own path, as on arrival. The sort order isn't a filter. */
export function clearFilters({ sort }: Filters, ownPath: CareerPath | undefined): Filters {
  return { ...noFilters, careerPath: ownPath, sort };
}

/** How many of the sheet's filters are set. */
export function countSet(filters: Filters, ownPath: CareerPath | undefined): number {
  const { careerPath, difficulty, state } = filters;
  const path = careerPath === ownPath ? undefined : careerPath;
  return [path, difficulty, state].filter((value) => value !== undefined).length;
}
