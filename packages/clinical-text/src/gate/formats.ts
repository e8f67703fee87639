import { faultOf } from '@rounds/contract/learning/scenarios.formats.rules';
import { type AuthoredQuestion, itemOf } from '@rounds/contract/learning/scenarios.content';
import { checkCatchAll } from './catch-all.ts';
import { checkDuplicates } from './duplicates.ts';
import { listsOf } from './entries.ts';
import type { EntryList } from './entries.ts';
import { flaw } from './flaws.ts';
import { prepare } from './prepared.ts';
import { checkRanges } from './ranges.ts';
import { checkReference } from './references.ts';
import type { Flaw } from './types.ts';
import { checkNegativeStem, checkOptionWords, checkTrueFalseStem } from './wording.ts';

type Formatted = Parameters<typeof itemOf>[0];
type NumberQuestion = Extract<AuthoredQuestion, { readonly format: 'number' }>;

/** The flaws of a list's wording, at the list's own place. */
function judgeList(stem: string, { where, entries }: EntryList): readonly Flaw[] {
  const prepared = prepare({ stem, options: entries });
  return [checkDuplicates, checkCatchAll, checkRanges, checkOptionWords]
    .flatMap((check) => check(prepared))
    .map((each) => ({ ...each, where: each.where.replace(/^options/, where) }));
}

/** Whether a number can be written with so many decimals. */
const isWhole = (value: number, decimals: number) =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6;

function checkNumber({ answer, tolerance, decimals, unit, slips }: NumberQuestion): readonly Flaw[] {
  const inside = slips.findIndex(({ value }) => Math.abs(value - answer) <= tolerance + 1e-9);
  return [
    ...(isWhole(answer, decimals)
      ? []
      : [flaw('number-not-typable', 'answer', `${answer} ${unit} has more than ${decimals} decimals.`)]),
    ...(inside < 0
      ? []
      : [
          flaw(
            'slip-counts-as-right',
            `slips[${inside}]`,
            `${slips[inside]?.value} ${unit} lies within ${tolerance} of ${answer}.`,
          ),
        ]),
  ];
}

/** A step that says where it belongs answers for itself. */
const place = /^(?:first|firstly|second|secondly|third|thirdly|then|next|after that|lastly|finally|last)\b/i;

function checkSteps({ entries }: EntryList): readonly Flaw[] {
  return entries
    .filter(({ text }) => place.test(text))
    .map(({ where, text }) =>
      flaw('step-names-its-place', where, `The step says where it stands: "${text}".`),
    );
}

/** The player shuffles; sheets for readers and other clients may not. */
function checkKeyRun({ where, entries }: EntryList): readonly Flaw[] {
  const keys = entries.filter(({ key }) => key).length;
  const firstWrong = entries.findIndex(({ key }) => !key);
  return keys > 1 && firstWrong === keys
    ? [flaw('keys-stand-first', where, `The right entries are the first ${keys}, as they came to mind.`)]
    : [];
}

/**
 * Judges an item of another format than single best answer: that it can be answered and scored as its format says, and its
 * wording list by list. `where` counts from zero, as in `gaps[0][2]`.
 */
export function judgeFormat(question: Formatted): readonly Flaw[] {
  const lists = listsOf(question);
  const fault = faultOf(itemOf(question));
  const stem = prepare({ stem: question.question, options: [] });
  return [
    ...(fault === null ? [] : [flaw('format-fault', '', `${fault}.`)]),
    ...checkNegativeStem(stem),
    ...checkTrueFalseStem(stem),
    ...checkReference(question.reference, 'reference'),
    ...(question.format === 'number'
      ? checkNumber(question)
      : lists.flatMap((list) => judgeList(question.question, list))),
    ...(question.format === 'order' ? lists.flatMap(checkSteps) : []),
    ...(question.format === 'several' ? lists.flatMap(checkKeyRun) : []),
  ];
}
