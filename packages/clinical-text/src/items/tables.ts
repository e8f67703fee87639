import { thirdPerson } from '../lexicon/verb-forms.ts';
import { keyOfText, termByKey } from '../lexicon/terms.ts';
import { clean } from '../notes/clean.ts';
import { contentWords } from '../notes/note-index.ts';
import { isPlural } from '../notes/number.ts';
import type { Fact } from '../notes/types.ts';
import { lowerFirst, upperFirst } from '../text/capitals.ts';
import { articleFor } from './articles.ts';
import type { Workshop } from './distractors.ts';
import { chance, seedOf, shuffled } from './seed.ts';
import type { DraftItem } from './types.ts';

interface Cell {
  readonly fact: Fact;
  readonly name: string;
  readonly head: string;
  readonly text: string;
}

const cellOf = (fact: Fact): Cell | null => {
  const [name, head, text] = fact.members;
  return fact.type === 'cell' && name !== undefined && head !== undefined && text !== undefined
    ? { fact, name, head, text }
    : null;
};

/** "Bactericidal: kills bacteria directly", and no row of a table. */
const isLabel = ({ head }: Pick<Cell, 'head'>) => head === '';
const isClass = (head: string) => /^(?:(?:drug|medication) )?(?:class|group|family|type)(?:es)?$/i.test(head);
/** "Loop diuretics" and "loop diuretic", "ACE inhibitor" and "inhibitor": of one another's sort, or named by one word. */
const shareWords = (one: string, other: string): boolean => {
  const words = contentWords(other);
  return [...contentWords(one)].some((word) => words.has(word));
};

const hasArticle = (text: string) => /^(?:an?|the) /i.test(text);

/** How much of the shorter of two cells the other says as well. */
const isAlike = (one: string, other: string): boolean => {
  const [few, many] = [contentWords(one), contentWords(other)].toSorted((a, b) => a.size - b.size);
  const members = new Set(one.toLowerCase().split(/, | and /));
  const shared = [...(few ?? [])].filter((word) => many?.has(word)).length;
  return (
    shared > 0.34 * (few?.size ?? 0) ||
    other
      .toLowerCase()
      .split(/, | and /)
      .some((member) => members.has(member))
  );
};

/** Of the cells of a long glossary, so many are compared with each. */
const mostCompared = 40;

/** The cells of the same column that could be taken for this one, and are wrong for it: they share no word with it. */
function rivalsOf({ facts, segments, seed }: Workshop, own: Cell): readonly Cell[] {
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
  const isKnown = (cell: Cell) => termByKey(keyOfText(cell.name))?.kind ?? null;
  const rivals: Cell[] = [];
  for (const cell of shuffled(others, seedOf(`${seed}/${own.fact.id}`)).slice(0, mostCompared))
    if (
      ![own, ...rivals].some(({ text }) =>
        isClass(own.head) ? shareWords(text, cell.text) : !isLabel(own) && isAlike(text, cell.text),
      ) &&
      (!isClass(own.head) || isKnown(own) === null || isKnown(own) !== isKnown(cell)) &&
      // "Digoxin" with "digoxin toxicity" beside it.
      !shareWords(own.name, cell.text)
    )
      rivals.push(cell);
  return rivals;
}

/** A row's name inside a sentence: "furosemide", "ACE inhibitors". */
const inside = (name: string): string => (/^\p{Lu}\p{Ll}/u.test(name) ? lowerFirst(name) : name);

/** What is said of a name by one of its cells, as a sentence; what has no verb is quoted from its column. */
function sentenceOf({ name, head }: Cell, text: string): string {
  if (head === '')
    return /^(?:an?|the) /i.test(text)
      ? `${upperFirst(name)} ${isPlural(name) ? 'are' : 'is'} ${lowerFirst(text)}`
      : `The note explains “${inside(name)}” as “${text}”`;
  const verb = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  if (isClass(head) && !isPlural(name) && !isPlural(text) && !text.includes(',')) {
    const said = inside(text);
    return `${upperFirst(name)} is ${articleFor('a ', said)}${said}`;
  }
  // "Increases" under "Effect on INR" has its object in the column.
  if (thirdPerson.has(verb) && text.includes(' ') && !isPlural(name))
    return `${upperFirst(name)} ${inside(text)}`;
  return `Under “${head}”, the note's table gives “${text}” for ${inside(name)}`;
}

const questionOf = ({ name, head }: Cell): string =>
  isClass(head) && !isPlural(name)
    ? `To which ${head.toLowerCase()} does ${inside(name)} belong?`
    : `Which of these does the note's table give under “${head}” for ${inside(name)}?`;

const saysOf = ({ name, head, text }: Cell): string =>
  head === ''
    ? `The note says: “${name}: ${text}.”`
    : `In the note's table, “${text}” stands under “${head}” for ${inside(name)}.`;

/** Whether a name has the root of a word of what it means: "superinfection", of an infection. */
const isToldBy = (name: string, text: string): boolean => {
  const words = [...contentWords(text)].filter((word) => word.length > 4);
  return name
    .toLowerCase()
    .split(/[ -]/)
    .some((part) => part.length > 4 && words.some((word) => part.includes(word.slice(0, 6))));
};

/** "Which of these does the note explain as “kills bacteria directly”?": a label among others. */
const labelAsked = (own: Cell, rivals: readonly Cell[], source: string): readonly DraftItem[] =>
  isToldBy(own.name, own.text) && !rivals.some(({ name }) => isToldBy(name, own.text))
    ? []
    : [
        {
          kind: 'multiple_choice',
          stem: `Which of these does the note explain as “${own.text}”?`,
          answer: { text: own.name, rationale: saysOf(own), term: null },
          distractors: rivals.map((each) => ({ text: each.name, rationale: saysOf(each), term: null })),
          source,
          fact: own.fact,
          isOrdered: false,
          rank: 5,
        },
      ];

/** A cell of a table among others of its column. */
export function cellChoicesFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const [own, segment] = [cellOf(fact), workshop.segments[fact.segmentId]];
  if (!own || !segment || shareWords(own.name, own.text)) return [];
  const rivals = rivalsOf(workshop, own).slice(0, 3);
  if (rivals.length < 3) return [];
  if (isLabel(own)) return labelAsked(own, rivals, clean(segment.text));
  return [
    {
      kind: 'multiple_choice',
      stem: questionOf(own),
      answer: { text: own.text, rationale: saysOf(own), term: null },
      distractors: rivals.map((each) => ({ text: each.text, rationale: saysOf(each), term: null })),
      source: clean(segment.text),
      fact,
      isOrdered: false,
      rank: isClass(own.head) ? 5.5 : 5,
    },
  ];
}

/** What a table says of a row, and the same with the cell of another row. */
export function cellStatementsFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const [own, segment] = [cellOf(fact), workshop.segments[fact.segmentId]];
  if (!own || !segment || shareWords(own.name, own.text)) return [];
  const statement = sentenceOf(own, own.text);
  const isOfForm = ({ text }: Cell) =>
    !isLabel(own) || (hasArticle(text) === hasArticle(own.text) && !isAlike(text, own.text));
  const rival = rivalsOf(workshop, own).find(isOfForm);
  // Were what is said of a table always false, its form would tell the answer.
  const isTrueFirst = !isLabel(own) && chance(workshop.seed, statement) < 1 / 3;
  const draft = (isTrue: boolean, text: string, rationale: string, rank: number): DraftItem => ({
    kind: 'true_false',
    stem: `True or false? ${text}.`,
    answer: { text: isTrue ? 'True' : 'False', rationale, term: fact.subject },
    distractors: [{ text: isTrue ? 'False' : 'True', rationale, term: null }],
    // The row, said as a sentence.
    source: `${clean(segment.text)} ${statement}.`,
    fact,
    isOrdered: true,
    rank,
  });
  return [
    ...(rival
      ? [
          draft(
            false,
            sentenceOf(own, rival.text),
            `It is “${own.text}”, not “${rival.text}”. ${saysOf(own)}`,
            isTrueFirst ? 1.5 : 4.5,
          ),
        ]
      : []),
    draft(true, statement, saysOf(own), isTrueFirst ? 4.5 : 1.5),
  ];
}
