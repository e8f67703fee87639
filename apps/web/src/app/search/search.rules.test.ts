import { expect, it } from 'vitest';
import { bestFirst, scoreOf } from './search.rules.ts';

const namesOf = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

it('ranks names that begin with it first, then names that contain it, then keywords', () => {
  const results = [
    { name: 'Asthma', keywords: ['airway'] },
    { name: 'Fever at night', keywords: ['sepsis'] },
    { name: 'Early sepsis' },
    { name: 'Sepsis after surgery' },
  ];
  expect(namesOf(bestFirst(results, 'sepsis'))).toEqual([
    'Sepsis after surgery',
    'Early sepsis',
    'Fever at night',
  ]);
  expect(namesOf(bestFirst(results, 'seps'))).toEqual([
    'Sepsis after surgery',
    'Early sepsis',
    'Fever at night',
  ]);
});

it('ranks whole words before parts of words', () => {
  const results = [
    { name: 'Stomach bug' },
    { name: 'Before she looks down', keywords: ['nursing', 'stoma care'] },
  ];
  expect(namesOf(bestFirst(results, 'stoma'))).toEqual(['Before she looks down', 'Stomach bug']);
  expect(namesOf(bestFirst(results, 'stom'))).toEqual(['Stomach bug', 'Before she looks down']);
});

it('leaves equals in their order, and everything while nothing is typed', () => {
  const results = [{ name: 'Wheezing by day' }, { name: 'Asthma' }, { name: 'Wheezing at night' }];
  expect(namesOf(bestFirst(results, 'wheez'))).toEqual(['Wheezing by day', 'Wheezing at night']);
  expect(bestFirst(results, ' ')).toEqual(results);
});

it('needs every word, in any order, across name and keywords', () => {
  const warfarin = { name: 'Warfarin and a new antibiotic', keywords: ['Pharmacy'] };
  expect(scoreOf(warfarin, 'antibiotic warf')).toBeGreaterThan(0);
  expect(scoreOf(warfarin, 'warfarin pharmacy')).toBeGreaterThan(0);
  expect(scoreOf(warfarin, 'warfarin asthma')).toBe(0);
});

it('does not match scattered letters: "dark" is in no "diabetic and breaking"', () => {
  expect(scoreOf({ name: 'Diabetic and breaking' }, 'dark')).toBe(0);
});

it('ignores case and accents', () => {
  expect(scoreOf({ name: 'Français' }, 'francais')).toBe(1);
  expect(scoreOf({ name: 'Ajustes' }, 'AJUSTES')).toBe(1);
});
