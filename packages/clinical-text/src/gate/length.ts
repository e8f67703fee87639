import { flaw } from './flaws.ts';
import { split } from './prepared.ts';
import type { PreparedItem } from './prepared.ts';
import type { Flaw } from './types.ts';

const longestKeyRatio = 1.3;
const words = (text: string) => text.trim().split(/[\s/-]+/).length;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The key stands out by its length. Single words and amounts, whose length says nothing, are left alone. */
export function checkKeyLength(item: PreparedItem): readonly Flaw[] {
  const parts = split(item);
  if (!parts) return [];
  const { key, distractors } = parts;
  const usual = mean(distractors.map((option) => option.text.length));
  const isAmount = distractors.every((option) => option.mould === key.mould);
  const hasMoreWords = words(key.text) > mean(distractors.map((option) => words(option.text)));
  if (isAmount || !hasMoreWords || key.text.length <= usual * longestKeyRatio) return [];
  const ratio = (key.text.length / usual).toFixed(2);
  return [
    flaw(
      'key-longest',
      `options[${item.keyIndex}]`,
      `The key is ${ratio} times as long as the mean distractor.`,
    ),
  ];
}
