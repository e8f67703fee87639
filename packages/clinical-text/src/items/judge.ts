import { judgeItem } from '../gate/item.ts';
import { checkSource } from '../gate/source.ts';
import type { Flaw } from '../gate/types.ts';
import { keyOfText } from '../lexicon/terms.ts';
import type { NoteIndex } from '../notes/note-index.ts';
import { numberWords } from './counts.ts';
import type { DraftItem } from './types.ts';

const counts = {
  multiple_choice: { min: 4, max: 4 },
  true_false: { min: 2, max: 2 },
  ordering: { min: 3, max: 7 },
} as const;

/** The gate's verdict on a draft: every flaw, of the item by itself and against its source. */
export function flawsOf(draft: DraftItem, index: NoteIndex): readonly Flaw[] {
  const all = [
    { text: draft.answer.text, key: true },
    ...draft.distractors.map(({ text }) => ({ text, key: false })),
  ];
  const areNumbers = draft.isOrdered && draft.kind === 'multiple_choice';
  const options = areNumbers
    ? all.toSorted((one, other) => firstNumber(one.text) - firstNumber(other.text))
    : all;
  const item = { stem: draft.stem, options };
  const bySelf =
    draft.kind === 'ordering'
      ? []
      : judgeItem(item, { origin: 'generated', optionCount: counts[draft.kind] }).flaws;
  const byTerm = new Map([draft.answer, ...draft.distractors].map(({ text, term }) => [text, term]));
  const bySource = checkSource({
    kind: draft.kind,
    stem: draft.stem,
    options: all,
    source: draft.source,
    areTerms: draft.kind === 'multiple_choice' && draft.answer.term !== null,
    classOf: (text) => index.byKey.get(byTerm.get(text) ?? keyOfText(text))?.class ?? null,
  });
  return [...bySelf, ...bySource];
}

export function firstNumber(text: string): number {
  const word = numberWords.indexOf(text.toLowerCase());
  if (word >= 0) return word + 2;
  return Number(/\d+(?:,\d{3})*(?:\.\d+)?/.exec(text)?.[0].replace(/,/g, '') ?? 0);
}
