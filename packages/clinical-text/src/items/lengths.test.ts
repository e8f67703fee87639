import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import type { Rival } from './distractors.ts';
import { asLong } from './lengths.ts';

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
