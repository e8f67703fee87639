import { clean } from '../notes/clean.ts';
import { contentWords } from '../notes/note-index.ts';
import type { Fact, Segment } from '../notes/types.ts';
import { cellOf, isAlike, isClass, isLabel, namesItself, rivalRowsOf, rivalsOf, valueOf } from './cells.ts';
import type { Cell } from './cells.ts';
import { questionOf, rowQuestionOf, saysOf, sentenceOf } from './cell-wording.ts';
import type { Workshop } from './distractors.ts';
import { chance } from './seed.ts';
import type { DraftItem } from './types.ts';

const hasArticle = (text: string) => /^(?:an?|the) /i.test(text);

/** Whether a name has the root of a word of what it means: "superinfection", of an infection. */
const isToldBy = (name: string, text: string): boolean => {
  const words = [...contentWords(text)].filter((word) => word.length > 4);
  return name
    .toLowerCase()
    .split(/[ -]/)
    .some((part) => part.length > 4 && words.some((word) => part.includes(word.slice(0, 6))));
};

interface Read {
  readonly own: Cell;
  readonly segment: Segment;
  /** The heading over the table, unless it has a sign of its own in it. */
  readonly title: string | null;
}

function readingOf(workshop: Workshop, fact: Fact): Read | null {
  const [own, segment] = [cellOf(fact), workshop.segments[fact.segmentId]];
  if (!own || !segment || namesItself(own)) return null;
  const title = clean(segment.heading ?? '').replace(/:$/, '');
  return { own, segment, title: title === '' || /["“”?]/.test(title) ? null : title };
}

/** A choice among cells, or among rows by their names. */
const choiceOf = (
  { own, segment }: Read,
  rivals: readonly Cell[],
  stem: string,
  shown: (cell: Cell) => string,
  rank: number,
): DraftItem => ({
  kind: 'multiple_choice',
  stem,
  answer: { text: shown(own), rationale: saysOf(own), term: null },
  distractors: rivals.map((each) => ({ text: shown(each), rationale: saysOf(each), term: null })),
  source: clean(segment.text),
  fact: own.fact,
  isOrdered: [own, ...rivals].every((each) => /^\W*\d/.test(shown(each))),
  rank,
});

const named = ({ name }: Cell) => name;
const told = ({ text }: Cell) => text;

/** A cell of a table among others of its column, and its row among others; "which of these does the note explain as …?" of a label. */
export function cellChoicesFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const read = readingOf(workshop, fact);
  if (!read) return [];
  const { own, title } = read;
  const rivals = rivalsOf(workshop, own).slice(0, 3);
  if (isLabel(own)) {
    const isTold = isToldBy(own.name, own.text) && !rivals.some(({ name }) => isToldBy(name, own.text));
    const stem = `Which of these does the note explain as “${own.text}”?`;
    return rivals.length < 3 || isTold ? [] : [choiceOf(read, rivals, stem, named, 5)];
  }
  const rows = rivalRowsOf(workshop, own).slice(0, 3);
  // Where the name of the row tells the answer, or that of another the wrong one.
  const isToldRow = [own, ...rows].some(({ name }) => isToldBy(name, own.text));
  return [
    ...(rivals.length < 3
      ? []
      : [choiceOf(read, rivals, questionOf(own, title), told, isClass(own.head) ? 5.5 : 5)]),
    ...(rows.length < 3 || isToldRow || isClass(own.head)
      ? []
      : [choiceOf(read, rows, rowQuestionOf(own, title), named, valueOf(own.text) ? 4.6 : 4.5)]),
  ];
}

/** What a table says of a row, and the same with the cell of another row. */
export function cellStatementsFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const read = readingOf(workshop, fact);
  if (!read) return [];
  const { own, segment, title } = read;
  const statement = sentenceOf(own, own.text, title);
  const isOfForm = ({ text }: Cell) =>
    !isLabel(own) || (hasArticle(text) === hasArticle(own.text) && !isAlike(text, own.text));
  const rival = rivalsOf(workshop, own).find(isOfForm);
  // Were what is said of a table always false, its form would tell the answer.
  const isTrueFirst = !isLabel(own) && chance(workshop.seed, statement) < 1 / 2;
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
            sentenceOf(own, rival.text, title),
            `It is “${own.text}”, not “${rival.text}”. ${saysOf(own)}`,
            isTrueFirst ? 1.5 : 4.5,
          ),
        ]
      : []),
    draft(true, statement, saysOf(own), isTrueFirst ? 4.5 : 1.5),
  ];
}
