import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import type { Rival } from './distractors.ts';
import { asLong, asOften } from './lengths.ts';

const rival = (text: string): Rival => ({
  key: text,
  text,
  class: 'anatomy',
  kind: 'bone',
  fromNote: true,
  isSibling: true,
  told: 0,
});

test.each([
  ['ulna', ['femur', 'tibia', 'sacrum', 'rib'], ['femur', 'tibia', 'rib']],
  ['femur', ['ulna', 'tibia', 'sacrum', 'rib'], ['ulna', 'tibia', 'sacrum']],
  ['ulna', ['femur', 'tibia', 'sacrum', 'clavicle'], ['femur', 'tibia', 'sacrum']],
])('%s among %j stands beside %j', (name, names, expected) => {
  const key = analyzeNote(`# Bones\n\nThe ${name} is a bone.`).index.byKey.get(name);
  expect(key && asLong(names.map(rival), key).map(({ text }) => text)).toEqual(expected);
});

test.each([
  [{ ulna: 9, femur: 2, tibia: 3, rib: 1, sacrum: 12 }, ['femur', 'tibia', 'sacrum']],
  [{ ulna: 2, femur: 2, tibia: 3, rib: 1, sacrum: 12 }, ['femur', 'tibia', 'rib']],
  [{ ulna: 20, femur: 2, tibia: 3, rib: 1, sacrum: 12 }, ['femur', 'tibia', 'rib']],
])('beside a key as often as in %j', (counts: Readonly<Record<string, number>>, expected) => {
  const rivals = ['femur', 'tibia', 'rib', 'sacrum'].map(rival);
  const chosen = asOften(rivals.slice(0, 3), rivals, (name) => counts[name] ?? 0, 'ulna');
  expect(chosen.map(({ text }) => text)).toEqual(expected);
});
