import { checkCatchAll } from './catch-all.ts';
import { checkDuplicates } from './duplicates.ts';
import { flaw, verdictOf } from './flaws.ts';
import { checkForms, checkKinds } from './forms.ts';
import { checkGrammar } from './grammar.ts';
import { checkCounts } from './key-count.ts';
import { checkStemGivesAnswer, checkStemWordInKey } from './leak.ts';
import { checkKeyLength } from './length.ts';
import { checkOrder } from './order.ts';
import { prepare } from './prepared.ts';
import type { PreparedItem } from './prepared.ts';
import { checkRanges } from './ranges.ts';
import { checkReference } from './references.ts';
import type { Flaw, Item, ItemSettings, Verdict } from './types.ts';
import { checkNegativeStem, checkOptionWords, checkTrueFalseStem } from './wording.ts';

const checks: readonly ((item: PreparedItem) => readonly Flaw[])[] = [
  checkDuplicates,
  checkCatchAll,
  checkRanges,
  checkStemGivesAnswer,
  checkKinds,
  checkNegativeStem,
  checkTrueFalseStem,
  checkOptionWords,
  checkKeyLength,
  checkStemWordInKey,
  checkGrammar,
  checkForms,
  checkOrder,
];

/**
 * Judges one multiple-choice item by itself: item-writing flaws after the NBME's list. `where` of each flaw is `stem`,
 * `options`, `options[n]` (from zero) or `reference`. Never throws; an item without options has no key.
 */
export function judgeItem(item: Item, settings: ItemSettings): Verdict {
  const prepared = prepare(item);
  const isAuthored = settings.origin === 'authored';
  const flaws = [
    ...checkCounts(prepared, settings.optionCount ?? { min: 4, max: 5 }),
    ...checks.flatMap((check) => check(prepared)),
    ...(isAuthored ? checkReference(item.reference, 'reference') : []),
  ];
  const limit = settings.warningsThatRefuse ?? (isAuthored ? Infinity : 2);
  const warnings = flaws.filter((each) => each.severity === 'warn').length;
  if (warnings >= limit)
    flaws.push(
      flaw('too-many-warnings', '', `${warnings} warnings; ${limit} refuse an item of this origin.`),
    );
  return verdictOf(flaws);
}
