import { generalHeadings, headingsToIgnore } from '../lexicon/headings.ts';
import { measuredIn } from '../lexicon/measured.ts';
import { keyOfText, termByKey } from '../lexicon/terms.ts';
import { bareLabelsOf } from '../notes/bare-labels.ts';
import { clean } from '../notes/clean.ts';
import { contentWords } from '../notes/note-index.ts';
import { isPlural } from '../notes/number.ts';
import type { Fact, Segment } from '../notes/types.ts';
import { lowerFirst, upperFirst } from '../text/capitals.ts';
import { areTimesAtOnce } from '../text/spans.ts';
import { isAlike } from './cells.ts';
import { quote } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import { chance, seedOf, shuffled } from './seed.ts';
import type { DraftItem } from './types.ts';

/** With the answer, the four options that the gate asks for. */
const rivalCount = 3;

interface Label {
  readonly segment: Segment;
  readonly name: string;
  readonly text: string;
}

/** What belongs to the thing of the heading, and is none of several things: "Dose: 500 mg". */
const attribute =
  /^(?:(?:usual|normal|adult|main|common|maximum|target) )?(?:dos(?:e|age|ing)|onset|peak|duration|ranges?|values?|routes?|units?|goals?|aims?|targets?|rules?|tips?|mnemonics?|remember|important|warnings?|cautions?|sources?|location|functions?|use[sd]?|purpose|frequency|timing|(?:left|right|upper|lower|first|second|third|last)\b.*)$/i;
/** "Left-sided", "serous", "mild": said of something that isn't named, unless the heading over all of them names it. */
const describing =
  /^(?:mild|moderate|severe|early|late|acute|chronic|[\p{L}-]+(?:ed|ous|ive|ful|less|able|ible|ary|ic|al|ly|ulent))$/iu;

const labelled = /^([\p{L}\d][\p{L}\d' -]{1,40}?)(?: \([^()]{1,40}\))?(?: ?[:=]| [–—-]) (.+)$/u;
const defined = /^(?:(?:An?|The) )?([\p{L}\d][\p{L}\d' -]{1,40}?) (?:is|are) ((?:an?|the) .+)$/u;

/** "Alginate: for wounds with heavy exudate" among the lines of its list. */
function labelOf(segment: Segment): Label | null {
  if (segment.kind !== 'bullet' && segment.kind !== 'step') return null;
  const line = clean(segment.text);
  const [, name, said] = labelled.exec(line) ?? defined.exec(line) ?? [];
  // "Bulging = ↑ICP, sunken = dehydration": the second half is of something else.
  const text = said?.split(/; |, (?=[^,;=:]{1,40}(?: ?=|:) )/)[0]?.replace(/\.$/, '');
  if (name === undefined || text === undefined) return null;
  const key = name.toLowerCase();
  const isName =
    name.split(' ').length <= 4 &&
    !attribute.test(name) &&
    // "DI is the opposite: …": no name.
    !/ (?:is|are|was|were|has|have) /.test(name) &&
    !generalHeadings.has(key) &&
    !headingsToIgnore.has(key);
  return isName && !/[?“”]/.test(text) ? { segment, name, text } : null;
}

/** Whether a label says enough to be asked for, and not so much that nobody reads it. */
const isAskable = ({ text }: Label): boolean => {
  const words = text.split(' ').length;
  return words >= 3 && words <= 16;
};

const share = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((word) => other.has(word));

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu));
const partsOf = (text: string) => text.toLowerCase().split(/, | and /);

/** Whether what is said of the one could be said of the other: all of it stands there as well. */
function isSaidOf(one: Label, other: Label): boolean {
  const parts = partsOf(other.text);
  if (partsOf(one.text).every((part) => parts.includes(part))) return true;
  const theirs = wordsOf(other.text);
  // "Raises INR, avoid" beside "raises INR acutely": as far as it tells anything, it is said of both.
  return partsOf(one.text).some((part) => {
    const mine = [...wordsOf(part)];
    return mine.length > 0 && mine.filter((word) => theirs.has(word)).length >= 0.8 * mine.length;
  });
}

const asksForLabel = 'of which of these does the note say:';

/** Whether a question asks for one of a list's labels: what the list says of the others would take them out. */
export const isLabelQuestion = (stem: string): boolean => stem.toLowerCase().includes(asksForLabel);

/** What a label stands under, where that says more of it and gives no name away: "Dressings". */
function headingOf({ name, segment }: Label, rivals: readonly Label[]): string | null {
  const heading = clean(segment.heading ?? '').replace(/:$/, '');
  const names = [name, ...rivals.map((each) => each.name)];
  return heading === '' ||
    heading.length > 60 ||
    /["“”?!]|^(?:what|why|how|who|when|where)\b/i.test(heading) ||
    headingsToIgnore.has(heading.toLowerCase()) ||
    names.some((each) => share(contentWords(each), contentWords(heading)))
    ? null
    : heading;
}

const classOf = ({ index }: Workshop, name: string) =>
  index.byKey.get(keyOfText(name))?.class ?? termByKey(keyOfText(name))?.class ?? null;

/** "Hypoglycaemia" among labels: a name of the same class, of which the note says nothing more. A heading of others ("Cephalosporins") is none. */
function nameOf(workshop: Workshop, segment: Segment, own: Label): Label | null {
  const name = clean(segment.text).replace(/\.$/, '');
  const known = termByKey(keyOfText(name))?.class;
  return segment.kind === 'bullet' && known !== undefined && known === classOf(workshop, own.name)
    ? { segment, name, text: '' }
    : null;
}

/** The other labels of a list that could be taken for one of them, of one sort with it: of none of them is the same said. */
function rivalsOf(workshop: Workshop, own: Label): readonly Label[] {
  const { segments, seed } = workshop;
  // A drug among conditions is no drug that could be taken for one.
  const areOneSort = (one: Label, other: Label) => {
    const [mine, theirs] = [one, other].map(({ name }) => classOf(workshop, name));
    return (
      describing.test(one.name) === describing.test(other.name) &&
      (mine === null || theirs === null || mine === theirs)
    );
  };
  const bare = bareLabelsOf(segments);
  const others = segments.flatMap((each) => {
    const isBeside = each.block === own.segment.block && each.under === own.segment.under;
    const label =
      isBeside && each.id !== own.segment.id && !bare.has(each.id)
        ? (labelOf(each) ?? nameOf(workshop, each, own))
        : null;
    return label ? [label] : [];
  });
  const isWatched = measuredIn(own.text);
  return shuffled(others, seedOf(`${seed}/${own.segment.start}`)).filter(
    (label) =>
      areOneSort(own, label) &&
      !isSaidOf(own, label) &&
      !isWatched(label.text) &&
      !areTimesAtOnce(own.text, label.text) &&
      !share(contentWords(label.name), contentWords(own.text)) &&
      label.name.toLowerCase() !== own.name.toLowerCase(),
  );
}

/** The label that a fact's line has; null where it has none, or another fact of the line speaks for it. */
function ownOf({ segments, facts }: Workshop, fact: Fact): Label | null {
  const segment = segments[fact.segmentId];
  // A line can hold several facts; it is one line.
  if (!segment || bareLabelsOf(segments).has(segment.id)) return null;
  if (facts.find(({ segmentId }) => segmentId === fact.segmentId) !== fact) return null;
  const own = labelOf(segment);
  return own && isAskable(own) && !share(contentWords(own.name), contentWords(own.text)) ? own : null;
}

/** "PIP", of "peak inspiratory pressure": its letters tell. */
const isSpeltOut = (name: string, text: string): boolean =>
  /^\p{Lu}{2,6}$/u.test(name) &&
  text
    .split(/[ -]/)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('')
    .startsWith(name);

/** Of which thing of a list the note says something: all the others of the list are there to be mistaken for it. */
export function labelChoicesFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const own = ownOf(workshop, fact);
  if (!own) return [];
  const rivals = rivalsOf(workshop, own).slice(0, rivalCount);
  const heading = headingOf(own, rivals);
  // "Superinfection", of an infection: named in what is said, as no rival is.
  const tells = [...contentWords(own.text)].filter((word) => word.length > 4).map((word) => word.slice(0, 6));
  if (
    rivals.length < rivalCount ||
    isSpeltOut(own.name, own.text) ||
    tells.some((root) => own.name.toLowerCase().includes(root)) ||
    (describing.test(own.name) && heading === null)
  )
    return [];
  return [
    {
      kind: 'multiple_choice',
      stem: `${heading === null ? upperFirst(asksForLabel) : `Under “${heading}”, ${asksForLabel}`} “${own.text}”?`,
      answer: { text: own.name, rationale: quote(clean(own.segment.text)), term: null },
      distractors: rivals.map(({ name, segment: { text } }) => ({
        text: name,
        rationale: quote(clean(text)),
        term: null,
      })),
      source: clean(own.segment.text),
      fact,
      // "Stage 2" among other stages.
      isOrdered: [own, ...rivals].every(({ name }) => /\d/.test(name)),
      rank: 5,
    },
  ];
}

/**
 * A line with a label as a sentence. Unless it defines a thing, the note is quoted: what it says of one thing another book may say of
 * the next one too ("shows cardiomegaly").
 */
const sentenceOf = (name: string, text: string): string =>
  /^(?:an?|the) /i.test(text)
    ? `${upperFirst(name)} ${isPlural(name) ? 'are' : 'is'} ${lowerFirst(text)}`
    : `The note says of “${name}”: “${text}”`;

/** What the note says of a label, and what it says of another one of its list. */
export function labelStatementsFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const own = ownOf(workshop, fact);
  if (!own) return [];
  // A figure where there is none, a drug's line for a food: nobody would believe it.
  const isOfForm = ({ name, text }: Label) =>
    classOf(workshop, name) === classOf(workshop, own.name) &&
    [/^(?:an?|the) /i, /\d/].every((form) => form.test(text) === form.test(own.text));
  const rival = rivalsOf(workshop, own).find(
    (each) => isOfForm(each) && isAskable(each) && !isSaidOf(each, own) && !isAlike(own.text, each.text),
  );
  const told = clean(own.segment.text);
  const truth = sentenceOf(own.name, own.text);
  const draft = (isTrue: boolean, text: string, rationale: string, rank: number): DraftItem => ({
    kind: 'true_false',
    stem: `True or false? ${text}.`,
    answer: { text: isTrue ? 'True' : 'False', rationale, term: null },
    distractors: [{ text: isTrue ? 'False' : 'True', rationale, term: null }],
    // The line, said as a sentence.
    source: `${told} ${truth}.`,
    fact,
    isOrdered: true,
    rank,
  });
  const isTrueFirst = chance(workshop.seed, truth) < 1 / 2;
  return [
    draft(true, truth, quote(told), isTrueFirst ? 3 : 1),
    ...(rival
      ? [
          draft(
            false,
            sentenceOf(own.name, rival.text),
            `The note says this of “${rival.name}”. ${quote(told)}`,
            isTrueFirst ? 1 : 4,
          ),
        ]
      : []),
  ];
}
