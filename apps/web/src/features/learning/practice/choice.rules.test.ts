import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careerPaths, difficulties } from '@rounds/contract/common.rules';
import { modes } from '@rounds/contract/learning/attempts.rules';
import { minQuestions, maxQuestions, questionStates } from '@rounds/contract/learning/practice.rules';
import { clinicalAreas } from '@rounds/contract/learning/scenarios.rules';
import {
  choiceFrom,
  filtersOf,
  minutesFor,
  needsOf,
  questionCounts,
  quickFilters,
  searchOf,
  defaultChoice,
  withPath,
  withState,
  type Choice,
} from './choice.rules.ts';

const usual = defaultChoice('nursing', 'tutor');

describe('a choice in the address', () => {
  it.each<[string, Partial<Choice>]>([
    ['', {}],
    ['state=wrong', { states: ['wrong'] }],
    ['state=weak,wrong,gone', { states: ['wrong', 'weak'] }],
    ['area=renal&difficulty=beginner', { area: 'renal', difficulty: 'beginner' }],
    ['path=all&n=40&mode=exam&order=cases', { careerPath: null, count: 40, mode: 'exam', mixed: false }],
    ['need=health_promotion', { need: 'health_promotion' }],
    // A need of another path than the learner's own.
    ['need=dosing_calculations', { need: 'dosing_calculations', careerPath: 'pharmacy' }],
    ['need=dosing_calculations&path=all', { need: 'dosing_calculations', careerPath: null }],
    ['path=law&area=x&need=y&difficulty=z&n=7&mode=w', {}],
  ])('%s', (search, expected) => {
    expect(choiceFrom(search, usual)).toEqual({ ...usual, ...expected });
  });

  it('is restored unchanged, and the default leaves the address bare', () => {
    expect(searchOf(usual, usual)).toBe('');
    const choices = fc.constantFrom(null, ...careerPaths).chain((careerPath) =>
      fc.record<Choice>({
        careerPath: fc.constant(careerPath),
        area: fc.constantFrom(null, ...clinicalAreas),
        need: fc.constantFrom(null, ...needsOf(careerPath)),
        difficulty: fc.constantFrom(null, ...difficulties),
        states: fc.subarray([...questionStates]),
        count: fc.constantFrom(...questionCounts),
        mode: fc.constantFrom(...modes),
        mixed: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(choices, (choice) => {
        expect(choiceFrom(searchOf(choice, usual), usual)).toEqual(choice);
      }),
    );
  });

  it('can be read from anything without failing', () => {
    fc.assert(fc.property(fc.string(), (search) => choiceFrom(search, usual).count > 0));
  });
});

describe('choosing', () => {
  it('drops a need that the new path doesn’t have, and keeps one that it has', () => {
    const choice = choiceFrom('need=health_promotion', usual);
    expect(withPath(choice, 'pharmacy')).toMatchObject({ careerPath: 'pharmacy', need: null });
    expect(withPath(choice, null).need).toBe('health_promotion');
  });

  it('adds and removes states', () => {
    const both = withState(withState(usual, 'weak', true), 'wrong', true);
    expect(both.states).toEqual(['wrong', 'weak']);
    expect(withState(both, 'weak', false).states).toEqual(['wrong']);
  });

  it('asks the server for what was chosen, and for nothing else', () => {
    expect(filtersOf(usual)).toEqual({ careerPaths: ['nursing'] });
    const choice = choiceFrom('path=all&area=renal&need=monitoring&difficulty=advanced&state=marked', usual);
    expect(filtersOf(choice)).toEqual({
      areas: ['renal'],
      needs: ['monitoring'],
      difficulties: ['advanced'],
      states: ['marked'],
    });
    expect(quickFilters('wrong', 'nursing')).toEqual({ states: ['wrong'] });
    expect(quickFilters('mixed', 'nursing')).toEqual({ careerPaths: ['nursing'] });
    expect(quickFilters('mixed', null)).toEqual({});
  });

  it('offers counts that the server accepts, and a realistic time', () => {
    for (const count of questionCounts) {
      expect(count).toBeGreaterThanOrEqual(minQuestions);
      expect(count).toBeLessThanOrEqual(maxQuestions);
    }
    expect([1, 5, 10, 40].map(minutesFor)).toEqual([1, 6, 13, 50]);
  });
});
