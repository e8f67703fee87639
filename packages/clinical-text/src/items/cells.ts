import { measuredIn } from '../lexicon/measured.ts';
import { keyOfText, termByKey } from '../lexicon/terms.ts';
import { contentWords } from '../notes/note-index.ts';
import type { Fact } from '../notes/types.ts';
import { quantities } from '../text/quantities.ts';
import type { Quantity } from '../text/quantities.ts';
import { overlap, spanOf } from '../text/spans.ts';
import type { Workshop } from './distractors.ts';
import { seedOf, shuffled } from './seed.ts';

/** What a table says of one thing under one head, or a label with what it means. */
export interface Cell {
  readonly fact: Fact;
  /** What the row is about. */
  readonly name: string;
  readonly head: string;
  readonly text: string;
  /** The head over the names. */
  readonly nameHead: string;
}

/** "None", "no peak", "variable", "same as low calcium": what is so of many, or is told by another cell. */
const saysNothing =
  /^(?:none|no \p{L}+|nil|n\/?a|unknown|variable|varies|multiple|various|several|not \p{L}+|same\b.*|see\b.*|as above|yes|[-–—?0]+)$/iu;

export function cellOf(fact: Fact): Cell | null {
  const [name, head, text, nameHead = ''] = fact.members;
  return fact.type === 'cell' &&
    name !== undefined &&
    head !== undefined &&
    text !== undefined &&
    !saysNothing.test(text)
    ? { fact, name, head, text, nameHead }
    : null;
}

/** "Bactericidal: kills bacteria directly", and no row of a table. */
export const isLabel = ({ head }: Pick<Cell, 'head'>): boolean => head === '';
export const isClass = (head: string): boolean =>
  /^(?:(?:drug|medication) )?(?:class|group|family|type)(?:es)?$/i.test(head);

/** "Loop diuretics" and "loop diuretic", "ACE inhibitor" and "inhibitor": of one another's sort, or named by one word. */
const shareWords = (one: string, other: string): boolean => {
  const words = contentWords(other);
  return [...contentWords(one)].some((word) => words.has(word));
};

const membersOf = (text: string) => text.toLowerCase().split(/, | and /);

/** How much of the shorter of two cells the other says as well. */
export function isAlike(one: string, other: string): boolean {
  const [few, many] = [contentWords(one), contentWords(other)].toSorted((a, b) => a.size - b.size);
  const members = new Set(membersOf(one));
  const shared = [...(few ?? [])].filter((word) => many?.has(word)).length;
  return shared > 0.34 * (few?.size ?? 0) || membersOf(other).some((member) => members.has(member));
}

/** The value that a cell gives and nothing else: "15 min", "2–3", "> 100". */
export function valueOf(text: string): Quantity | null {
  const [value, ...more] = quantities(text);
  return value && more.length === 0 && value.start === 0 && value.end === text.length ? value : null;
}

/** Whether two values share none, not even an end: what is said of the one is wrong of the other. */
function areApart(one: Quantity, other: Quantity): boolean {
  const [a, b] = [one, other].map(({ low, high, scale }) => ({ low: low * scale, high: high * scale })) as [
    Record<'low' | 'high', number>,
    Record<'low' | 'high', number>,
  ];
  return one.kind === other.kind && (a.high < b.low || b.high < a.low);
}

/** Of the cells of a long glossary, so many are compared with each. */
const mostCompared = 40;

/** The cells of its column, or the labels of its heading, in an order that the seed decides. */
function othersOf({ facts, segments, seed }: Workshop, own: Cell): readonly Cell[] {
  const placeOf = ({ segmentId }: Fact) => {
    const segment = segments[segmentId];
    return isLabel(own) ? segment?.heading : segment?.block;
  };
  const others = facts.flatMap((fact) => {
    const cell = cellOf(fact);
    return cell &&
      cell.head === own.head &&
      placeOf(fact) === placeOf(own.fact) &&
      fact.segmentId !== own.fact.segmentId &&
      cell.name !== own.name
      ? [cell]
      : [];
  });
  return shuffled(others, seedOf(`${seed}/${own.fact.id}`)).slice(0, mostCompared);
}

/** Whether what one cell says is sure to be wrong in the place of the other. */
function excludes(one: Cell, other: Cell): boolean {
  const [span, another] = [spanOf(one.text), spanOf(other.text)];
  if (span && another) return !overlap(span, another);
  const [mine, theirs] = [valueOf(one.text), valueOf(other.text)];
  if (mine && theirs) return areApart(mine, theirs);
  if (isClass(one.head)) return !shareWords(one.text, other.text);
  return isLabel(one) || !isAlike(one.text, other.text);
}

/** "Linezolid" of the class "linezolid", "Digoxin" with "digoxin toxicity" beside it. */
export const namesItself = ({ name, text }: Cell): boolean => shareWords(name, text);

/** The cells of the same column that could be taken for this one, and are wrong for it. */
export function rivalsOf(workshop: Workshop, own: Cell): readonly Cell[] {
  const kindOf = ({ name }: Cell) => termByKey(keyOfText(name))?.kind ?? null;
  const isOfOtherKind = (cell: Cell) =>
    !isClass(own.head) || ((kindOf(own) === null || kindOf(own) !== kindOf(cell)) && !namesItself(cell));
  const rivals: Cell[] = [];
  const watched = [measuredIn(own.text)];
  for (const cell of othersOf(workshop, own))
    if (
      [own, ...rivals].every((each) => excludes(each, cell)) &&
      !watched.some((isOf) => isOf(cell.text)) &&
      isOfOtherKind(cell) &&
      !shareWords(own.name, cell.text)
    ) {
      rivals.push(cell);
      watched.push(measuredIn(cell.text));
    }
  return rivals;
}

/** Of a thing there is one target, so that another range is wrong for it though they overlap. */
const isTarget = (head: string) => /\b(?:targets?|goals?)\b/i.test(head);
const isOtherRange = (one: Quantity, other: Quantity) =>
  one.kind === other.kind && one.low !== other.low && one.high !== other.high;

/** The rows that could be taken for the one of which a cell holds: under the same head each of them says something else. */
export function rivalRowsOf(workshop: Workshop, own: Cell): readonly Cell[] {
  const classOf = ({ name }: Cell) => termByKey(keyOfText(name))?.class ?? null;
  const isOther = (cell: Cell) => {
    const [mine, theirs] = [valueOf(own.text), valueOf(cell.text)];
    return excludes(own, cell) || (isTarget(own.head) && mine && theirs && isOtherRange(mine, theirs));
  };
  const rows: Cell[] = [];
  const isWatched = measuredIn(own.text);
  for (const cell of othersOf(workshop, own))
    if (
      isOther(cell) &&
      !isWatched(cell.text) &&
      !namesItself(cell) &&
      !rows.some(({ name }) => name.toLowerCase() === cell.name.toLowerCase()) &&
      (classOf(own) === null || classOf(cell) === null || classOf(own) === classOf(cell))
    )
      rows.push(cell);
  return rows;
}
