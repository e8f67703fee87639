/**
 * `npm run eval:notes -- FILE [--items]`: how well the built-in analyzer reads the sections of a textbook. FILE holds
 * `[{ id, title, text, objectives, glossary: [{ term, meaning }], questions: [{ stem, options, key }] }]`. Half of the
 * sections, chosen by a hash, are for tuning; the results to trust are those of the other half. `--items` prints the
 * items of the second, `--sheet=SEED` a hundred items of both, drawn at random, with their sentences, for somebody to
 * judge.
 */
import { readSections, halves } from './eval-notes/data.ts';
import type { Section } from './eval-notes/data.ts';
import { frequenciesOf, guess, shareByMost, train } from './eval-notes/guesser.ts';
import * as measure from './eval-notes/measures.ts';
import { sheetOf } from './eval-notes/sheet.ts';
import { keyOfText } from '@rounds/clinical-text/lexicon/terms';

const [file, ...flags] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
if (file === undefined) {
  say('npm run eval:notes -- FILE [--items | --sheet=SEED]');
  process.exit(2);
}

const sheet = flags.find((flag) => flag.startsWith('--sheet='));
if (sheet !== undefined) {
  say(sheetOf(readSections(file), 100, Number(sheet.slice('--sheet='.length))));
  process.exit(0);
}

type Row = readonly [name: string, bar: string, development: string, heldOut: string];

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
const { development, heldOut } = halves(readSections(file));
const both = [development, heldOut].map((sections) => ({ sections, reads: sections.map(measure.read) }));
type Half = (typeof both)[number];

const choices = ({ reads }: Half) => reads.flatMap(({ test }) => test.items.filter(measure.isChoice));
const ownQuestions = (sections: readonly Section[]) =>
  sections
    .flatMap(({ questions }) =>
      questions.map(({ options, key }) => ({ options, key: key.toLowerCase().charCodeAt(0) - 97 })),
    )
    .filter(({ options, key }) => options.length >= 3 && key >= 0 && key < options.length);

const frequencies = frequenciesOf(development.map(({ text }) => text));
const learned = train(both[0] ? choices(both[0]) : [], frequencies);
const learnedFromOwn = train(ownQuestions(development), frequencies);
const words = (text: string) => new Set(keyOfText(text).split(' '));

const row = (name: string, bar: string, value: (half: Half) => string): Row => {
  const [first = '', second = ''] = both.map(value);
  return [name, bar, first, second];
};

const rows: readonly Row[] = [
  row('Sections', '', ({ sections }) => String(sections.length)),
  row('Key terms: precision at 10', '≥ 0.45', ({ reads }) =>
    measure.keyTermScores(reads).precision.toFixed(3),
  ),
  row('Key terms: F1 at 10', '≥ 0.33', ({ reads }) => measure.keyTermScores(reads).f1.toFixed(3)),
  row('Items', '', ({ reads }) => String(reads.reduce((sum, { test }) => sum + test.items.length, 0))),
  row('Answer in the source', '100 %', ({ reads }) => percent(measure.answersInSource(reads))),
  row('Answer leaked by the stem', '0', ({ reads }) => String(measure.flaws(reads).leaked)),
  row('Duplicates', '0', ({ reads }) => String(measure.flaws(reads).duplicates)),
  row('Shipped items with a flaw', '0', ({ reads }) => String(measure.flaws(reads).shipped)),
  row('Drafts with a flaw, before the gate', '≤ 12 %', ({ reads }) => percent(measure.flaws(reads).before)),
  row("The book's own items with a flaw", '', ({ sections }) => percent(measure.ownFlaws(sections))),
  row('Second right answer by the glossary', '≤ 1 %', ({ reads }) => percent(measure.secondAnswers(reads))),
  row('Guessed by the longest option', '≤ 30 %', (half) =>
    percent(shareByMost(choices(half), ({ options }, index) => options[index]?.length ?? 0)),
  ),
  row('Guessed by the shortest option', '≤ 30 %', (half) =>
    percent(shareByMost(choices(half), ({ options }, index) => -(options[index]?.length ?? 0))),
  ),
  row('Guessed by overlap with the stem', '≤ 30 %', ({ reads }) => {
    const items = reads.flatMap(({ test }) => test.items.filter(measure.isChoice));
    const stems = new Map(items.map((item) => [item.options, words(item.stem)]));
    return percent(
      shareByMost(
        items,
        ({ options }, index) =>
          [...words(options[index] ?? '')].filter((word) => stems.get(options)?.has(word)).length,
      ),
    );
  }),
  row('Key named from the options alone', '≤ 45 %', (half) =>
    percent(guess(choices(half), learned, frequencies)),
  ),
  row("The same, of the book's own items", '', ({ sections }) =>
    percent(guess(ownQuestions(sections), learnedFromOwn, frequencies)),
  ),
  row('True among true/false', '50 %', ({ reads }) => {
    const items = reads.flatMap(({ test }) =>
      test.items.flatMap((item) => (item.kind === 'true_false' ? [item.key === 0] : [])),
    );
    return percent(items.filter(Boolean).length / Math.max(1, items.length));
  }),
  row('Multiple choice among items', '', (half) =>
    percent(
      choices(half).length /
        Math.max(
          1,
          half.reads.reduce((sum, { test }) => sum + test.items.length, 0),
        ),
    ),
  ),
  row('10 items from 650 words', '≥ 95 %', ({ sections }) => percent(measure.yieldOf(sections, 650, 10))),
  row('20 mixed items from 1,500 words', '≥ 90 %', ({ sections }) =>
    percent(measure.yieldOf(sections, 1500, 20)),
  ),
  row("Distractors of the key's class, by the lexicon", '≥ 90 %', ({ reads }) =>
    percent(measure.classShares(reads).class),
  ),
  row(
    '… of its kind; from the note',
    '',
    ({ reads }) =>
      `${percent(measure.classShares(reads).kind)}; ${percent(measure.classShares(reads).fromNote)}`,
  ),
  row('2,000 words, 20 items: ms (CPU)', '≤ 150', ({ sections }) => {
    const { wall, cpu } = measure.timeOf(sections);
    return `${wall.toFixed(0)} (${cpu.toFixed(0)})`;
  }),
];

const widths = [0, 1, 2, 3].map((column) =>
  Math.max(...rows.map((cells) => (cells[column] ?? '').length), 12),
);
for (const cells of [['Measure', 'Bar', 'Development', 'Held out'], ...rows])
  say(
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );

if (flags.includes('--items')) {
  for (const { section, test } of both[1]?.reads ?? []) {
    say(`\n# ${section.id} ${section.title}`);
    for (const item of test.items) {
      say(`${item.kind}: ${item.stem}`);
      say(
        `    ${item.options.map((option, index) => (index === item.key ? `*${option}` : option)).join(' | ')}`,
      );
    }
  }
}
