import { keyOfText, keysIn, termByKey } from '../lexicon/terms.ts';
import { stopwords } from '../lexicon/words.ts';
import { runIndex } from '../text/concepts.ts';
import { flaw, letter } from './flaws.ts';
import type { Flaw } from './types.ts';

/** What an item was written from. */
export interface Sourced {
  readonly kind: 'multiple_choice' | 'true_false' | 'ordering';
  readonly stem: string;
  readonly options: readonly { readonly text: string; readonly key: boolean }[];
  /** The sentences of the note that hold the answer, as items show them. */
  readonly source: string;
  /** Options are names of things, which can stand in the source and have a class. */
  readonly areTerms: boolean;
  /** The class of a name by the note itself; the lexicon is asked where it knows none. */
  readonly classOf?: (text: string) => string | null;
}

/** What a true/false item says, without its question and its full stop. */
export const statementIn = (stem: string): string =>
  stem
    .replace(/^true or false\s*[?:]\s*/i, '')
    .trim()
    .replace(/\.$/, '');

const fold = (text: string) => text.toLowerCase().replace(/[’']/g, "'").replace(/\s+/g, ' ').trim();
const isIn = (needle: string, haystack: string) =>
  fold(haystack).includes(fold(needle)) || runIndex(keysIn(haystack), keysIn(needle)) >= 0;

function checkTerms({ options, source, areTerms, classOf }: Sourced): readonly Flaw[] {
  if (!areTerms) return [];
  const kindOf = (text: string) => classOf?.(text) ?? termByKey(keyOfText(text))?.class ?? null;
  const wanted = options.find((option) => option.key);
  const own = wanted ? kindOf(wanted.text) : null;
  return options.flatMap(({ text, key }, index) => {
    if (key) return [];
    const where = `options[${index}]`;
    if (isIn(text, source))
      return [
        flaw(
          'distractor-true-in-source',
          where,
          `Option ${letter(index)}, "${text}", stands in the source too.`,
        ),
      ];
    const other = kindOf(text);
    return own !== null && other !== own
      ? [
          flaw(
            'distractor-of-another-class',
            where,
            `Option ${letter(index)}, "${text}", is of the class "${other ?? 'unknown'}", the key of "${own}".`,
          ),
        ]
      : [];
  });
}

function checkStatement({ stem, options, source }: Sourced): readonly Flaw[] {
  const statement = statementIn(stem);
  const saysTrue = options.some(({ text, key }) => key && fold(text) === 'true');
  if (isIn(statement, source) === saysTrue) return [];
  const message = saysTrue
    ? 'The source does not make the statement.'
    : 'The source makes the statement that is marked as false.';
  return [flaw('statement-not-in-source', 'stem', message)];
}

/** The steps stand in the source; here they are in their right order. */
function checkSteps({ options, source }: Sourced): readonly Flaw[] {
  const missing = options.findIndex(({ text }) => !isIn(text, source));
  return missing < 0
    ? []
    : [
        flaw(
          'answer-not-in-source',
          `options[${missing}]`,
          `The source does not hold "${options[missing]?.text ?? ''}".`,
        ),
      ];
}

/** An item against the sentences that it was written from: nothing in it may be invented. */
export function checkSource(item: Sourced): readonly Flaw[] {
  switch (item.kind) {
    case 'true_false':
      return checkStatement(item);
    case 'ordering':
      return checkSteps(item);
    case 'multiple_choice':
      return checkChoice(item);
  }
}

function checkChoice(item: Sourced): readonly Flaw[] {
  const key = item.options.find((option) => option.key);
  if (!key || !isIn(key.text, item.source))
    return [flaw('answer-not-in-source', 'options', `The source does not hold "${key?.text ?? ''}".`)];
  return checkTerms(item);
}

/** An ordering item shown in its right order asks nothing. */
export function checkShownOrder(key: readonly number[]): readonly Flaw[] {
  const isSorted = key.every((place, index) => place === index);
  return isSorted
    ? [flaw('order-already-given', 'options', 'The steps are shown in their right order.')]
    : [];
}

interface Asked {
  readonly stem: string;
  readonly options: readonly string[];
  readonly answer: string;
}

interface Reading {
  readonly stem: string;
  readonly stemKeys: readonly string[];
  readonly answer: string;
  readonly answerKeys: readonly string[];
  /** The words that ask, and those that tell. */
  readonly asking: ReadonlySet<string>;
  readonly telling: ReadonlySet<string>;
}

const content = (keys: readonly string[]) =>
  new Set(keys.filter((word) => word.length > 2 && !stopwords.has(word)));

/** Each item of a test is compared with all others: it is read once, for as long as it is there. */
const readings = new WeakMap<Asked, Reading>();
function readingOf(item: Asked): Reading {
  const before = readings.get(item);
  if (before) return before;
  const stemKeys = keysIn(item.stem);
  const reading = {
    stem: fold(item.stem),
    stemKeys,
    answer: fold(item.answer),
    answerKeys: keysIn(item.answer),
    asking: content(keysIn(item.stem.replace(/_{3,}/g, ' '))),
    telling: content(stemKeys),
  };
  readings.set(item, reading);
  return reading;
}

/** Whether reading the one item answers the other: its key stands in the stem there, with half of what it asks. */
export function givesAway(one: Asked, other: Asked): boolean {
  if (/^(?:true|false)$/i.test(other.answer)) return false;
  const [mine, theirs] = [readingOf(one), readingOf(other)];
  if (!mine.stem.includes(theirs.answer) && runIndex(mine.stemKeys, theirs.answerKeys) < 0) return false;
  const { asking } = theirs;
  const shared = [...asking].filter((word) => mine.telling.has(word)).length;
  return asking.size > 0 && shared / asking.size >= 0.5;
}

/** Over a test: items that give away another's key. */
export function checkGiveaways(items: readonly Asked[]): readonly Flaw[] {
  return items.flatMap((one, index) =>
    items.flatMap((other, place) =>
      index !== place && givesAway(one, other)
        ? [
            flaw(
              'gives-away-another',
              `questions[${index}]`,
              `It gives away the key of question ${place + 1}.`,
            ),
          ]
        : [],
    ),
  );
}
