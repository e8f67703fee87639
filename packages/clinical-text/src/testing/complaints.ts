import { judgeItem } from '../gate/item.ts';
import { statementIn } from '../gate/source.ts';
import type { WrittenTest } from '../items/write-test.ts';
import type { WrittenItem } from '../items/types.ts';
import { clean } from '../notes/clean.ts';

const fold = (text: string) => text.toLowerCase().replace(/\s/g, ' ');

const wordsIn = (text: string) =>
  fold(text)
    .split(/[ "“”():;|*]/)
    .map((word) => word.replace(/[.,]$/, ''))
    .filter((word) => word !== '');
/** Words that make a sentence of a label, a cell or a figure. */
const joining =
  /^(?:in|for|of|to|is|are|under|says|belongs|the|an?|note|note's|table|gives|explains|as|added|given|held|reduced|replaced|reported|started|stopped|withheld)$/;
/** Whether a line without a verb is said as a sentence: in the note's own words, with no more than what joins them. */
function isReworded(note: string, statement: string): boolean {
  const said = new Set(wordsIn(note));
  return wordsIn(statement).every((word) => said.has(word) || joining.test(word));
}

function complaintsAbout(note: string, item: WrittenItem): readonly string[] {
  const span = fold(clean(note.slice(item.sourceSpan.start, item.sourceSpan.end)));
  const isSaid = (text: string) => span.includes(fold(text));
  const found = [
    ...(span === '' ? ['names no place in the note'] : []),
    ...(item.rationales.length === item.options.length ? [] : ['lacks a rationale']),
    ...(new Set(item.options.map(fold)).size === item.options.length ? [] : ['has twin options']),
  ];
  if (item.kind === 'ordering') {
    const isWhole =
      item.key.toSorted().every((place, index) => place === index) && item.key.length === item.options.length;
    return [
      ...found,
      ...(isWhole ? [] : ['has no whole order']),
      ...item.options.filter((option) => !isSaid(option)).map((option) => `invents "${option}"`),
    ];
  }
  const answer = item.options[item.key] ?? '';
  const statement = statementIn(item.stem);
  const isRight =
    item.kind === 'multiple_choice'
      ? isSaid(answer)
      : answer === 'True'
        ? isSaid(statement) || isReworded(note, statement)
        : !isSaid(statement);
  const count = item.kind === 'true_false' ? 2 : 4;
  const { flaws } = judgeItem(
    { stem: item.stem, options: item.options.map((text, index) => ({ text, key: index === item.key })) },
    { origin: 'generated', optionCount: { min: count, max: count } },
  );
  return [
    ...found,
    ...(answer !== '' && isRight ? [] : [`invents "${answer}"`]),
    ...flaws.map(({ code }) => code),
  ];
}

/** What is wrong with a test written from a note: an invention, a flaw, a missing reason. Empty where all is well. */
export function complaints(note: string, { items, asked, shortfall }: WrittenTest): readonly string[] {
  return [
    ...(items.length <= asked ? [] : ['has more items than asked']),
    ...((shortfall === null) === (items.length === asked) ? [] : ['gives no reason for what is missing']),
    ...items.flatMap((item) => complaintsAbout(note, item).map((complaint) => `${item.stem}: ${complaint}`)),
  ];
}
