import { shuffled } from '@rounds/clinical-text/items/seed';
import { clean } from '@rounds/clinical-text/notes/clean';
import { read } from './measures.ts';
import type { Section } from './data.ts';

const mostOfSection = 5;

/**
 * Items for a person to judge, each with its options, its key and its source sentence. The seed draws the sections, and
 * from each at most five items of its mixed test.
 */
export function sheetOf(sections: readonly Section[], count: number, seed: number): string {
  const drawn = shuffled(sections, seed).flatMap((section) => {
    const { test } = read(section);
    return shuffled(test.items, seed)
      .slice(0, mostOfSection)
      .map((item) => ({ item, section }));
  });
  return drawn
    .slice(0, count)
    .map(({ item, section }, index) => {
      const key = typeof item.key === 'number' ? [item.key] : item.key;
      const places = item.options.map((option, at) => {
        const place = key.indexOf(at);
        return `   ${item.kind === 'ordering' ? `(${place + 1})` : place < 0 ? '   ' : ' * '} ${option}`;
      });
      const source = clean(section.text.slice(item.sourceSpan.start, item.sourceSpan.end));
      return [
        `${index + 1}. [${item.kind}; ${section.title}] ${item.stem}`,
        ...places,
        `   Sentence: ${source}`,
      ].join('\n');
    })
    .join('\n\n');
}
