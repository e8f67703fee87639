import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careerPaths, difficulties } from '@rounds/contract/common.rules';
import { clinicalAreas } from '@rounds/contract/learning/scenarios.rules';
import {
  clearFilters,
  countSet,
  filtersOf,
  noFilters,
  queryOf,
  type Filters,
} from './pathway-filters.rules.ts';
import { learningStates, sorts } from './scenario-list.rules.ts';

const read = (query: string, own: 'nursing' | undefined = 'nursing') =>
  filtersOf(new URLSearchParams(query), own);

describe('the filters in an address', () => {
  it.each([
    ['', { careerPath: 'nursing' }],
    ['sort=title', { careerPath: 'nursing', sort: 'title' }],
    ['path=all', {}],
    ['path=tech', { careerPath: 'tech' }],
    // A link shows everybody the same.
    ['q=renal', { search: 'renal' }],
    ['area=renal&area=pain&area=x', { areas: ['renal', 'pain'] }],
    ['state=open&difficulty=beginner', { state: 'open', difficulty: 'beginner' }],
    ['path=surgery&difficulty=expert&state=lost&sort=size', {}],
  ] as const)('%j', (query, filters) => {
    expect(read(query)).toEqual({ ...noFilters, ...filters });
  });

  it('cover all paths if the learner has none', () => {
    expect(filtersOf(new URLSearchParams(), undefined)).toEqual(noFilters);
  });

  it('are written to the address as they are, for any learner', () => {
    const path = fc.option(fc.constantFrom(...careerPaths), { nil: undefined });
    const filters = fc.record({
      search: fc.string(),
      careerPath: path,
      difficulty: fc.option(fc.constantFrom(...difficulties), { nil: undefined }),
      state: fc.option(fc.constantFrom(...learningStates), { nil: undefined }),
      areas: fc.subarray([...clinicalAreas]),
      sort: fc.constantFrom(...sorts),
    });
    fc.assert(
      fc.property(filters, path, (wanted, own) => {
        expect(filtersOf(new URLSearchParams(queryOf(wanted, own)), own)).toEqual(wanted);
      }),
    );
  });

  it('leave an address alone that shows the same anyway', () => {
    expect(queryOf({ ...noFilters, careerPath: 'nursing' }, 'nursing')).toBe('');
    expect(queryOf(noFilters, undefined)).toBe('');
    expect(queryOf(noFilters, 'nursing')).toBe('path=all');
  });
});

it('count what is set in the sheet', () => {
  expect(countSet(noFilters, 'nursing')).toBe(0);
  expect(countSet({ ...noFilters, careerPath: 'nursing' }, 'nursing')).toBe(0);
  expect(
    countSet({ ...noFilters, search: 'x', areas: ['pain'], careerPath: 'tech', state: 'new' }, 'nursing'),
  ).toBe(2);
});

it('can be cleared, except for the learner’s own path and the order', () => {
  const set: Filters = {
    ...noFilters,
    search: 'x',
    careerPath: 'tech',
    state: 'new',
    areas: ['pain'],
    sort: 'title',
  };
  const cleared = clearFilters(set, 'nursing');
  expect(cleared).toEqual({ ...noFilters, careerPath: 'nursing', sort: 'title' });
  expect(queryOf({ ...cleared, sort: noFilters.sort }, 'nursing')).toBe('');
  expect(clearFilters(set, undefined).careerPath).toBeUndefined();
});
