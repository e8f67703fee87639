import type { NoteAnalysis } from '../analysis.ts';
import { givesAway, statementIn } from '../gate/source.ts';
import { areAntonyms } from '../lexicon/antonyms.ts';
import { sharesDrugClass } from '../lexicon/drug-classes.ts';
import { keyOfText, keysIn, termByKey } from '../lexicon/terms.ts';
import { clean } from '../notes/clean.ts';
import { placeOfQuote } from '../notes/quote.ts';
import type { QuotedPlace } from '../notes/quote.ts';
import { arrange } from './arrange.ts';
import { draftsBeside, shortfallIn, workshopOf } from './write-test.ts';
import type { TestType, WrittenTest } from './write-test.ts';
import { areTooClose } from './distractors.ts';
import type { Segment } from '../notes/types.ts';
import { runIndex } from '../text/concepts.ts';
import { flawsOf } from './judge.ts';
import { areSame, flipsMeaning, isOrder, isSoft, isSupported, saysTheSame, swapOf } from './support.ts';
import type { DraftItem, WrittenItem } from './types.ts';

/** A question that somebody else wrote from the note: a model, which can be wrong and can be lied to. */
export interface ProposedItem {
  readonly kind: 'multiple_choice' | 'true_false';
  readonly stem: string;
  readonly options: readonly string[];
  readonly key: number;
  /** The words of the note that answer it. */
  readonly quote: string;
}

const maxStemLength = 400;
const maxOptionLength = 160;

/**
 * Keeps of somebody else's questions those that the note supports and the gate lets through, with the note's own words as
 * their reasons: nothing else that was proposed is shown. Where some are left, but fewer than asked for, our own are added.
 */
export function acceptProposed(
  analysis: NoteAnalysis,
  proposed: readonly ProposedItem[],
  { type, count }: { readonly type: TestType; readonly count: number },
): WrittenTest {
  const workshop = workshopOf(analysis);
  const drafts: DraftItem[] = [];
  for (const each of proposed) {
    if (drafts.length === count) break;
    const draft = draftOf(analysis, each);
    if (!draft || flawsOf(draft, analysis.index).length > 0) continue;
    if (drafts.some((other) => isRepeated(other, draft))) continue;
    drafts.push(draft);
  }
  const missing = drafts.length > 0 ? count - drafts.length : 0;
  const goesWithTheirs = (draft: DraftItem) =>
    !drafts.some((other) => overlap(other, draft) || isRepeated(other, draft));
  const added = missing > 0 ? draftsBeside(workshop, type, missing, goesWithTheirs) : [];
  const all = [...drafts, ...added].toSorted((one, other) => one.fact.start - other.fact.start);
  const items = arrange(workshop, all);
  return {
    items,
    asked: count,
    shortfall: shortfallIn(analysis, workshop, { type, count }, items.length),
    drafted: proposed.length,
    flawed: proposed.length - drafts.length,
  };
}

/** Whether an item was proposed: it has no fact of ours. */
export const wasProposed = ({ factId }: WrittenItem): boolean => factId === noFact;

/** A sentence is asked about once. */
const overlap = ({ fact: one }: DraftItem, { fact: other }: DraftItem) =>
  one.start < other.end && other.start < one.end;

const asked = ({ stem, answer, distractors }: DraftItem) => ({
  stem,
  options: [answer, ...distractors].map(({ text }) => text),
  answer: answer.text,
});

const isRepeated = (one: DraftItem, other: DraftItem) =>
  keyOfText(one.stem) === keyOfText(other.stem) ||
  (one.fact.start === other.fact.start && one.answer.text === other.answer.text) ||
  givesAway(asked(one), asked(other)) ||
  givesAway(asked(other), asked(one));

function draftOf(analysis: NoteAnalysis, proposed: ProposedItem): DraftItem | null {
  const stem = proposed.stem.replace(/\s+/g, ' ').trim();
  const options = proposed.options.map((option) => option.replace(/\s+/g, ' ').trim());
  const key = options[proposed.key];
  if (key === undefined || stem === '' || stem.length > maxStemLength) return null;
  if (options.some((option) => option === '' || option.length > maxOptionLength)) return null;
  const place = placeOfQuote(analysis.note, analysis.segments, proposed.quote);
  if (!place) return null;
  const source = place.segments.map(({ text }) => clean(text)).join(' ');
  if (isOrder(source)) return null;
  const shared = { source, fact: factAt(place), rank: 0 };
  return proposed.kind === 'true_false'
    ? statementOf(analysis, { stem, key, place }, shared)
    : choiceOf(analysis, { stem, options, key }, place, shared);
}

type Shared = Pick<DraftItem, 'source' | 'fact' | 'rank'>;

const quoted = (source: string) => `The note says: “${source}”`;

/** True as the note words it, or false by one name or number in it that was exchanged for another of its kind. */
function statementOf(
  analysis: NoteAnalysis,
  { stem, key, place }: { readonly stem: string; readonly key: string; readonly place: QuotedPlace },
  shared: Shared,
): DraftItem | null {
  const isTrue = /^true$/i.test(key);
  if ((!isTrue && !/^false$/i.test(key)) || place.segments.length > 1) return null;
  const statement = statementIn(stem);
  const swap = isTrue ? null : swapOf(shared.source, statement);
  if (isTrue && !areSame(shared.source, statement)) return null;
  if (!isTrue && (!swap || isSoft(shared.source) || !isExchange(analysis, swap))) return null;
  const rationale = swap
    ? `It is “${swap.was}”, not “${swap.now}”. ${quoted(shared.source)}`
    : quoted(shared.source);
  return {
    ...shared,
    kind: 'true_false',
    stem: `True or false? ${statement}.`,
    answer: { text: isTrue ? 'True' : 'False', rationale, term: null },
    distractors: [{ text: isTrue ? 'False' : 'True', rationale, term: null }],
    isOrdered: true,
  };
}

/** Whether a statement with this swap is sure to be false. */
function isExchange(
  { index }: NoteAnalysis,
  { was, now }: { readonly was: string; readonly now: string },
): boolean {
  const number = /^\d+(?:[.,]\d+)*$/;
  if (number.test(was) || number.test(now)) return number.test(was) && number.test(now);
  const [one, other] = [keyOfText(was), keyOfText(now)];
  if (areAntonyms(one, other)) return true;
  const classOf = (key: string) => index.byKey.get(key)?.class ?? termByKey(key)?.class ?? null;
  return classOf(one) !== null && classOf(one) === classOf(other) && !areTooClose(index, one, other);
}

function choiceOf(
  analysis: NoteAnalysis,
  {
    stem,
    options,
    key,
  }: { readonly stem: string; readonly options: readonly string[]; readonly key: string },
  { segments }: QuotedPlace,
  shared: Shared,
): DraftItem | null {
  const heading = segments[0]?.heading ?? '';
  if (!saysTheSame(stem, `${heading} ${shared.source}`)) return null;
  // What either denies, the other denies as well.
  if (flipsMeaning(shared.source, `${stem} ${key}`) || flipsMeaning(stem, shared.source)) return null;
  const isTerm = (text: string) =>
    analysis.index.byKey.has(keyOfText(text)) || termByKey(keyOfText(text)) !== undefined;
  const others = options.filter((option) => option !== key);
  if (others.some((other) => isToldElsewhere(analysis, stem, other, segments))) return null;
  const named = (text: string) => {
    const term = analysis.index.byKey.get(keyOfText(text)) ?? termByKey(keyOfText(text));
    return { text, class: term?.class ?? null, kind: term?.kind ?? null };
  };
  // "Which loop diuretic …?", of loop diuretics alone, asks for something else.
  const alike = others.filter((other) => sharesDrugClass(named(key), named(other), stem));
  if (alike.length > 0 && alike.length < others.length) return null;
  const areTerms = isTerm(key);
  // What the sentence says of the right answer, it may say of these too.
  if (!areTerms && others.some((other) => shared.source.toLowerCase().includes(other.toLowerCase())))
    return null;
  const areNumbers = options.every((option) => /^[<>≤≥~]?\s*\d/.test(option));
  return {
    ...shared,
    kind: 'multiple_choice',
    stem,
    answer: { text: key, rationale: quoted(shared.source), term: areTerms ? keyOfText(key) : null },
    distractors: others.map((text) => ({
      text,
      rationale: whatNoteSays(analysis, text),
      term: isTerm(text) ? keyOfText(text) : null,
    })),
    isOrdered: areNumbers,
  };
}

/**
 * Whether the note says of a wrong option, in another place, what is asked: as much of it as the right option's own sentence has to
 * say, denied nowhere, and with no opposite for what it leaves out ("lowers" where "raises" is asked).
 */
function isToldElsewhere(
  { segments }: NoteAnalysis,
  stem: string,
  option: string,
  quotedIn: readonly Segment[],
): boolean {
  const name = keysIn(option);
  if (name.length === 0) return false;
  const asked = plainWords(stem);
  return segments.some((segment) => {
    if (segment.kind === 'heading' || quotedIn.some(({ id }) => id === segment.id)) return false;
    const text = clean(segment.text);
    if (runIndex(keysIn(text), name) < 0) return false;
    const said = `${segment.heading ?? ''} ${text}`;
    if (!isSupported(stem, said) || flipsMeaning(text, stem)) return false;
    const there = plainWords(said);
    return !asked.some((word) => !there.includes(word) && there.some((other) => areAntonyms(word, other)));
  });
}

/** As opposites are listed: "raise" for "raises". */
const plainWords = (text: string) =>
  (text.toLowerCase().match(/[\p{L}-]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));

/** What the note itself says of a wrong option; empty where it says nothing. */
function whatNoteSays({ segments, index }: NoteAnalysis, option: string): string {
  const occurrence = index.byKey.get(keyOfText(option))?.occurrences[0];
  const segment = occurrence && segments[occurrence.segmentId];
  return segment && segment.kind !== 'heading' ? quoted(clean(segment.text)) : '';
}

const noFact = -1;
/** A fact's place without its reading: the gate and the arrangement ask for no more. */
const factAt = ({ start, end, segments }: QuotedPlace): DraftItem['fact'] => ({
  id: noFact,
  type: 'role',
  subject: '',
  relation: '',
  object: '',
  members: [],
  negated: false,
  statement: '',
  segmentId: segments[0]?.id ?? -1,
  start,
  end,
});
