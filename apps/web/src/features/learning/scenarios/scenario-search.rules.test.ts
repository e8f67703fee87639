import type { ClinicalArea } from '@rounds/contract/learning/scenarios.rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches, indexScenario, titlesFirst } from './scenario-search.rules.ts';

const names: Readonly<Partial<Record<ClinicalArea, string>>> = {
  surgery: 'Surgery & trauma',
  infection: 'Infection & sepsis',
};
const scenario = {
  title: 'Day four after bowel surgery',
  description: 'A woman has more abdominal pain. Think of Ménière.',
  scenario: {
    areas: ['infection', 'surgery'] as const,
    tags: ['deterioration', 'surgical ward'],
    medicines: ['noradrenaline / norepinephrine'],
    references: ['Surviving Sepsis Campaign (2021)'],
    questions: [
      { tags: { topic: 'NEWS2 scoring' }, reference: 'Royal College of Physicians, NEWS2 (2017)' },
      { tags: { topic: 'vasopressor through a cannula' } },
      {},
    ],
  },
};
const index = indexScenario(scenario, (area) => names[area] ?? area);
const find = (search: string) => findMatches(index, search)?.map(({ place, text }) => `${place}: ${text}`);

describe('the search', () => {
  it.each<[string, string[] | undefined]>([
    ['', []],
    ['   ', []],
    ['BOWEL', []],
    [' surgery ', []],
    // Each of its words is in the title.
    ['surgery day', []],
    ['abdominal pain', [`description: ${scenario.description}`]],
    ['meniere', [`description: ${scenario.description}`]],
    ['trauma', ['area: Surgery & trauma']],
    ['sepsis', ['area: Infection & sepsis']],
    ['Deterioration', ['tag: deterioration']],
    ['news2', ['topic: NEWS2 scoring']],
    ['norepinephrine', ['medicine: noradrenaline / norepinephrine']],
    ['Royal college', ['guideline: Royal College of Physicians, NEWS2 (2017)']],
    ['surviving sepsis', ['guideline: Surviving Sepsis Campaign (2021)']],
    // Words from several places: those missing from the title are reported.
    ['bowel vasopressor', ['topic: vasopressor through a cannula']],
    ['cannula trauma', ['topic: vasopressor through a cannula', 'area: Surgery & trauma']],
    ['vasopressor cannula', ['topic: vasopressor through a cannula']],
    ['bowel kidney', undefined],
    ['kidney', undefined],
    ['.*', undefined],
  ])('%j: %j', (search, places) => {
    expect(find(search)).toEqual(places);
  });

  it('finds any part of the title, ignoring case, and reports nothing more', () => {
    fc.assert(
      fc.property(fc.nat(scenario.title.length), fc.nat(10), fc.boolean(), (start, length, upper) => {
        const part = scenario.title.slice(start, start + length);
        expect(find(upper ? part.toUpperCase() : part)).toEqual([]);
      }),
    );
  });
});

it('puts title matches first, each group in its order', () => {
  const match = { place: 'tag', text: 'x' } as const;
  const matches = new Map([
    [1, [match, match]],
    [2, []],
    [3, [match]],
    [4, []],
  ]);
  const list = [1, 2, 3, 4].map((id) => ({ id }));
  expect(titlesFirst(list, matches).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});
