import { generalHeadings, headingsToIgnore } from '../lexicon/headings.ts';
import { keyOfText, termByKey } from '../lexicon/terms.ts';
import { clean } from '../notes/clean.ts';
import { contentWords } from '../notes/note-index.ts';
import type { Fact, Segment } from '../notes/types.ts';
import { quote } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import { seedOf, shuffled } from './seed.ts';
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
/** "Left-sided", "early": said of something that isn't named. */
const describing = /^[\p{L}-]+(?:ed|ous|ive|ful|less|able|ible|ary|ic|al|ly)$/iu;

const labelled = /^([\p{L}\d][\p{L}\d' -]{1,40}?)(?: \([^()]{1,40}\))? ?[:=] (.+)$/u;
const defined = /^(?:(?:An?|The) )?([\p{L}\d][\p{L}\d' -]{1,40}?) (?:is|are) ((?:an?|the) .+)$/u;

/** "Alginate: for wounds with heavy exudate" among the lines of its list. */
function labelOf(segment: Segment): Label | null {
  if (segment.kind !== 'bullet') return null;
  const line = clean(segment.text);
  const [, name, said] = labelled.exec(line) ?? defined.exec(line) ?? [];
  const text = said?.split('; ')[0]?.replace(/\.$/, '');
  if (name === undefined || text === undefined) return null;
  const key = name.toLowerCase();
  const isName =
    name.split(' ').length <= 4 &&
    !attribute.test(name) &&
    !describing.test(name) &&
    !generalHeadings.has(key) &&
    !headingsToIgnore.has(key);
  const words = text.split(' ').length;
  return isName && words >= 3 && words <= 16 && !/[?“”]/.test(text) ? { segment, name, text } : null;
}

const share = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((word) => other.has(word));

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu));
const partsOf = (text: string) => text.toLowerCase().split(/, | and /);

/** Whether what is said of the one could be said of the other: all of it stands there as well. */
function isSaidOf(one: Label, other: Label): boolean {
  const parts = partsOf(other.text);
  if (partsOf(one.text).every((part) => parts.includes(part))) return true;
  const [mine, theirs] = [wordsOf(one.text), wordsOf(other.text)];
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  return partsOf(one.text).length === 1 && shared >= 0.8 * mine.size;
}

const asksForLabel = 'Of which of these does the note say:';

/** Whether a question asks for one of a list's labels: what the list says of the others would take them out. */
export const isLabelQuestion = (stem: string): boolean => stem.startsWith(asksForLabel);

/** Of which thing of a list the note says something: all the others of the list are there to be mistaken for it. */
export function labelChoicesFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const { segments, facts, seed } = workshop;
  const segment = segments[fact.segmentId];
  // A line can hold several facts; it is one line.
  if (!segment || facts.find(({ segmentId }) => segmentId === fact.segmentId) !== fact) return [];
  const own = labelOf(segment);
  if (!own || share(contentWords(own.name), contentWords(own.text))) return [];
  const others = segments.flatMap((each) => {
    const label = each.block === segment.block && each.id !== segment.id ? labelOf(each) : null;
    return label ? [label] : [];
  });
  const classOf = ({ name }: Label) =>
    workshop.index.byKey.get(keyOfText(name))?.class ?? termByKey(keyOfText(name))?.class ?? null;
  // A drug among conditions is no drug that could be taken for one.
  const mayBeOneSort = (one: Label, other: Label) =>
    classOf(one) === null || classOf(other) === null || classOf(one) === classOf(other);
  const rivals = shuffled(others, seedOf(`${seed}/${fact.id}`))
    .filter(
      (label) =>
        mayBeOneSort(own, label) &&
        !isSaidOf(own, label) &&
        label.name.toLowerCase() !== own.name.toLowerCase(),
    )
    .slice(0, rivalCount);
  // "Superinfection", of an infection: named in what is said, as no rival is.
  const tells = [...contentWords(own.text)].filter((word) => word.length > 4).map((word) => word.slice(0, 6));
  if (rivals.length < rivalCount || tells.some((root) => own.name.toLowerCase().includes(root))) return [];
  return [
    {
      kind: 'multiple_choice',
      stem: `${asksForLabel} “${own.text}”?`,
      answer: { text: own.name, rationale: quote(clean(segment.text)), term: null },
      distractors: rivals.map(({ name, segment: { text } }) => ({
        text: name,
        rationale: quote(clean(text)),
        term: null,
      })),
      source: clean(segment.text),
      fact,
      // "Stage 2" among other stages.
      isOrdered: [own, ...rivals].every(({ name }) => /\d/.test(name)),
      rank: 5,
    },
  ];
}
