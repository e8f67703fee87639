import { expect, test } from 'vitest';
import { contradict } from './contradicting.ts';
import type { DraftItem } from './types.ts';

const draft = (stem: string, type = 'value') =>
  ({ kind: 'true_false', stem: `True or false? ${stem}`, fact: { type } }) as unknown as DraftItem;

test.each([
  ['BP must be below 185/110.', 'BP must be below 180/105.', true],
  ['Insulin is given 30 min before meals.', 'Insulin is given 15 min before meals.', true],
  ['Insulin is given 30 min before meals.', 'Heparin acts within 15 min.', false],
  ['BP must be below 185/110.', 'BP must be below 185/110.', false],
  ['The note says of “Stage 1”: “12 h”.', 'The note says of “Stage 3”: “24 h”.', false],
  ['The note says of “Onset”: “1 h”.', 'The note says of “Onset”: “2 h”.', true],
  ['Under “A”, the note says of “Onset”: “1 h”.', 'Under “B”, the note says of “Onset”: “2 h”.', false],
])('“%s” against “%s”: %s', (one, other, is) => expect(contradict(draft(one), draft(other))).toBe(is));

test('cells are of their rows', () =>
  expect(contradict(draft('The table gives 1 h.', 'cell'), draft('The table gives 2 h.', 'cell'))).toBe(
    false,
  ));
