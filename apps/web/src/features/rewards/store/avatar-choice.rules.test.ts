import { expect, test } from 'vitest';
import { tryOn } from './avatar-choice.rules.ts';

const item = (id: number, itemType: string) => ({
  id,
  itemType,
  slug: `item-${id}`,
  name: `Item ${id}`,
  color: 'teal',
  style: 'plain',
});
const worn = (id: number, itemType: string) => {
  const { id: itemId, ...rest } = item(id, itemType);
  return { itemId, ...rest };
};

test('an item being tried on replaces what is worn there, and nothing else', () => {
  const tried = tryOn([worn(1, 'glasses'), worn(2, 'pen')], item(3, 'glasses'));
  expect(tried.map(({ itemId }) => itemId)).toEqual([2, 3]);
});
