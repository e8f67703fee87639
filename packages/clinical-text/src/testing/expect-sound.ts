import { expect } from 'vitest';
import { judgeItem } from '../gate/item.ts';
import type { WrittenTest } from '../items/test.ts';
import { clean } from '../notes/clean.ts';

const fold = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** Nothing in an item that the note does not say; no flaw; the options distinct; the key where it points. */
export function expectSound(note: string, { items, asked, shortfall }: WrittenTest): void {
  expect(items.length).toBeLessThanOrEqual(asked);
  expect(shortfall === null).toBe(items.length === asked);
  for (const item of items) {
    const span = fold(clean(note.slice(item.sourceSpan.start, item.sourceSpan.end)));
    expect(span).not.toBe('');
    expect(item.rationales).toHaveLength(item.options.length);
    expect(new Set(item.options.map(fold)).size).toBe(item.options.length);
    if (item.kind === 'ordering') {
      expect(item.key.toSorted()).toEqual(item.options.map((_, index) => index));
      for (const option of item.options) expect(span).toContain(fold(option));
      continue;
    }
    const answer = item.options[item.key] ?? '';
    if (item.kind === 'multiple_choice') expect(span).toContain(fold(answer));
    else
      expect(span.includes(fold(item.stem.replace(/^True or false\? /, '').replace(/\.$/, '')))).toBe(
        answer === 'True',
      );
    const options = item.options.map((text, index) => ({ text, key: index === item.key }));
    const count = item.kind === 'true_false' ? 2 : 4;
    expect(
      judgeItem(
        { stem: item.stem, options },
        { origin: 'generated', optionCount: { min: count, max: count } },
      ).flaws,
    ).toEqual([]);
  }
}
