import { expect, it } from 'vitest';
import { scoreOf } from './search.rules.ts';

it('ranks names that begin with it first, then names that contain it, then keywords', () => {
  const scores = [
    scoreOf('Sepsis after surgery', 'sepsis'),
    scoreOf('Early sepsis', 'sepsis'),
    scoreOf('Fever at night', 'sepsis', ['sepsis']),
    scoreOf('Asthma', 'sepsis', ['airway']),
  ];
  expect(scores).toEqual([1, 0.75, 0.5, 0]);
});

it('needs every word, in any order, across name and keywords', () => {
  expect(scoreOf('Warfarin and a new antibiotic', 'antibiotic warf')).toBeGreaterThan(0);
  expect(scoreOf('Warfarin and a new antibiotic', 'warfarin pharmacy', ['Pharmacy'])).toBeGreaterThan(0);
  expect(scoreOf('Warfarin and a new antibiotic', 'warfarin asthma')).toBe(0);
});

it('does not match scattered letters: "dark" is in no "diabetic and breaking"', () => {
  expect(scoreOf('Diabetic and breaking', 'dark')).toBe(0);
});

it('ignores case and accents', () => {
  expect(scoreOf('Français', 'francais')).toBe(1);
  expect(scoreOf('Ajustes', 'AJUSTES')).toBe(1);
});
