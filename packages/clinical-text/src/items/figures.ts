import { keyOfText, termByKey } from '../lexicon/terms.ts';
import { clean } from '../notes/clean.ts';
import { figureOf } from '../notes/figures.ts';
import type { Fact, Segment } from '../notes/types.ts';
import { lowerFirst, upperFirst } from '../text/capitals.ts';
import { quantities } from '../text/quantities.ts';
import type { Quantity } from '../text/quantities.ts';
import { askedOf } from './claims.ts';
import { isDangling, isUnexplained } from './dangling.ts';
import { quote } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import { firstNumber } from './judge.ts';
import { isNamed } from './named.ts';
import { isChanging } from './opposites.ts';
import type { Swap } from './opposites.ts';
import { byThreshold, passive } from './thresholds.ts';
import type { DraftItem } from './types.ts';
import { figureChoice, variantsOf } from './values.ts';

/** Under these headings of a condition stand values that are those of the condition. */
const ofCondition =
  /\b(?:diagnos\w+|criteria|definition|lab\w*|findings?|values?|features?|signs?|presentation|assessment|investigations?|tests?)\b/i;
const stated = /^(?:normal|therapeutic|toxic|target|usual) /i;

const classOf = (name: string) => termByKey(keyOfText(name))?.class ?? null;

/** What a heading names: "Heart failure" of "Heart failure: study notes", the letters it is called by left out. */
const named = (heading: string): string =>
  clean(heading)
    .replace(/ ?\([^()]*\)/g, '')
    .split(/[:–—|]| - /)[0]
    ?.trim() ?? '';

/** The one drug that is spoken of under a heading; null where there are more, or none. */
function drugUnder({ segments, index }: Workshop, { heading }: Segment): string | null {
  const drugs = new Map(
    segments
      .filter((each) => each.heading === heading && each.kind !== 'heading')
      .flatMap(({ id }) => index.inSegment.get(id) ?? [])
      .filter(({ term }) => termByKey(term.key)?.class === 'drug')
      .map(({ term }) => [term.concept, term.surface]),
  );
  const [only, ...more] = drugs.values();
  return only !== undefined && more.length === 0 ? only : null;
}

/** "In diabetic ketoacidosis, ", "For aminoglycosides, ": of what a bare value holds; null where the note doesn't say. */
function settingOf(workshop: Workshop, segment: Segment, said: string): string | null {
  const name = said.replace(/^an? /i, '');
  const { segments } = workshop;
  const heading = named(segment.heading ?? '');
  const title = named(segments.find(({ kind }) => kind === 'heading')?.text ?? '');
  // What is normal is so without a setting; a level of a named drug as well.
  if (/^(?:normal|healthy) /i.test(name)) return '';
  if (
    stated.test(name) &&
    name
      .split(' ')
      .slice(1)
      .some((word) => /^(?:substance|drug|drug class)$/.test(classOf(word) ?? ''))
  )
    return '';
  if (/\b(?:levels?|troughs?|peaks?)$/i.test(name)) {
    const drug = classOf(heading)?.startsWith('drug') ? heading : drugUnder(workshop, segment);
    return drug === null ? null : `For ${lowerFirst(drug)}, `;
  }
  if (stated.test(name)) return null;
  const condition = [heading, ofCondition.test(segment.heading ?? '') || heading === title ? title : ''].find(
    (each) => classOf(each) === 'condition',
  );
  return condition === undefined ? null : `In ${lowerFirst(condition)}, `;
}

interface Reading {
  readonly statement: string;
  readonly quantity: Quantity;
}

/** What a line with one figure says, as a sentence that stands by itself; null where it is none of these lines. */
function readingOf(workshop: Workshop, segment: Segment): Reading | 'unsettled' | null {
  const figure = figureOf(segment);
  const command = figure ? null : passive(clean(segment.text).replace(/\.$/, ''));
  if (!figure && command === null) return null;
  const setting = figure ? settingOf(workshop, segment, figure.name) : '';
  if (setting === null) return 'unsettled';
  const article = /^\W*the /i.test(segment.text) ? 'The ' : '';
  const statement = figure
    ? `${setting}${setting === '' ? `${article}${article === '' ? upperFirst(figure.name) : figure.name}` : lowerFirst(figure.name)} ${figure.verb} ${figure.value}`
    : (command ?? '');
  const [quantity, ...more] = quantities(statement);
  return quantity && more.length === 0 ? { statement, quantity } : 'unsettled';
}

/** Another range, twice as wide as those that choices are made of and more: of the note's own it shares nothing. */
function byRange({ statement, quantity }: Reading, seed: number): Swap | null {
  const variants = variantsOf(statement, quantity, seed, { widest: 4.5 });
  if (!variants || /\bpH\b/.test(statement)) return null;
  const distance = (text: string) => Math.abs(Math.log(firstNumber(text) / firstNumber(variants.written)));
  const [now] = variants.others.toSorted((one, other) => distance(one) - distance(other));
  return now === undefined
    ? null
    : {
        text: `${statement.slice(0, quantity.start)}${now}${statement.slice(quantity.end)}`,
        was: variants.written,
        now,
      };
}

const isOfLine = ({ type }: Fact) => type === 'value' || type === 'figure';

/** A line with one figure as a statement, and with its threshold turned or another range in it; null for other facts. */
export function figureStatementsFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] | null {
  const segment = workshop.segments[fact.segmentId];
  const reading = segment && isOfLine(fact) ? readingOf(workshop, segment) : null;
  if (!segment || reading === null) return null;
  if (reading === 'unsettled') return [];
  const told = clean(segment.text);
  const { statement, quantity } = reading;
  const isOpen = !Number.isFinite(quantity.low + quantity.high);
  const swap = isOpen ? byThreshold(statement) : byRange(reading, workshop.seed + fact.id);
  const draft = (isTrue: boolean, text: string, rationale: string, rank: number): DraftItem => ({
    kind: 'true_false',
    stem: `True or false? ${text}.`,
    answer: { text: isTrue ? 'True' : 'False', rationale, term: fact.subject },
    distractors: [{ text: isTrue ? 'False' : 'True', rationale, term: null }],
    // The line, said as a sentence.
    source: `${told} ${statement}.`,
    fact,
    isOrdered: true,
    rank,
  });
  return [
    ...(swap ? [draft(false, swap.text, `It is “${swap.was}”, not “${swap.now}”. ${quote(told)}`, 5)] : []),
    draft(true, statement, quote(told), swap ? 0 : 2),
  ];
}

/** A sentence with thresholds in it, as far as it stands by itself: "BNP above 100 pg/mL suggests heart failure". */
function sentenceOf(workshop: Workshop, fact: Fact): string | null {
  const statement = fact.statement === '' || fact.negated ? null : askedOf(fact.statement);
  return statement === null ||
    fact.relation === ':' ||
    isDangling(statement) ||
    isUnexplained(statement) ||
    isChanging(statement) ||
    /^as\b|\b(?:may|might|can|could|estimat\w+|averag\w+|sometimes|usually|often|at least|at most|up to|within)\b/i.test(
      statement,
    ) ||
    !isNamed(workshop, fact, statement)
    ? null
    : statement;
}

/** The numbers of a statement that can be asked for: of a threshold without its direction, which stands in the question. */
function askedIn(statement: string, isLine: boolean): readonly Quantity[] {
  return quantities(statement).flatMap(({ start, end, low, high }) => {
    const isOpen = !Number.isFinite(low + high);
    if (!isOpen && !isLine) return [];
    const lead = isOpen ? (/^\D*/.exec(statement.slice(start, end))?.[0].length ?? 0) : 0;
    const [asked] = quantities(statement.slice(start + lead, end).replace(/ (?:or|and) \p{L}+$/u, ''));
    // Of an acidity no other is far enough away.
    return asked && !/\bpH\b[^,;]*$/.test(statement.slice(0, start))
      ? [{ ...asked, start: start + lead, end: start + lead + asked.end }]
      : [];
  });
}

/**
 * "Which figure does the note give? “In diabetic ketoacidosis, bicarbonate is below _____.”": the number of a line or of a threshold.
 * Null where the fact is neither.
 */
export function figureChoicesFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] | null {
  const segment = workshop.segments[fact.segmentId];
  const reading = segment && isOfLine(fact) ? readingOf(workshop, segment) : null;
  if (!segment || reading === 'unsettled') return segment ? [] : null;
  const statement = reading?.statement ?? sentenceOf(workshop, fact);
  if (statement === null) return null;
  const source = clean(segment.text);
  const found = askedIn(statement, reading !== null).flatMap((quantity) => {
    const variants = variantsOf(statement, quantity, workshop.seed + fact.id, {
      small: quantity.kind !== '',
    });
    return variants && source.includes(variants.written) ? [{ quantity, variants }] : [];
  });
  const [first] = found;
  if (!first) return reading ? [] : null;
  const { quantity, variants } = first;
  const gapped = `${statement.slice(0, quantity.start)}_____${statement.slice(quantity.end)}`;
  return [figureChoice(`Which figure does the note give? “${gapped}.”`, variants, source, fact)];
}
