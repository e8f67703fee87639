import { analyzeNote } from '@rounds/clinical-text/analysis';
import type { NoteAnalysis } from '@rounds/clinical-text/analysis';
import { judgeItem } from '@rounds/clinical-text/gate';
import { checkGiveaways } from '@rounds/clinical-text/gate/source';
import { writeTest } from '@rounds/clinical-text/items/write-test';
import type { WrittenTest } from '@rounds/clinical-text/items/write-test';
import type { ChoiceItem, WrittenItem } from '@rounds/clinical-text/items/types';
import { areAntonyms } from '@rounds/clinical-text/lexicon/antonyms';
import { keyOfText, termByKey } from '@rounds/clinical-text/lexicon/terms';
import { clean } from '@rounds/clinical-text/notes/clean';
import { abbreviationsIn, plainly } from '@rounds/clinical-text/notes/plainly';
import { unjoined } from '@rounds/clinical-text/notes/relatives';
import { firstWords, namesOf, wordCount } from './data.ts';
import type { Section } from './data.ts';

export interface Read {
  readonly section: Section;
  readonly analysis: NoteAnalysis;
  readonly test: WrittenTest;
}

export function read(section: Section): Read {
  const analysis = analyzeNote(section.text);
  return { section, analysis, test: writeTest(analysis, { type: 'mixed', count: 20 }) };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
export const isChoice = (item: WrittenItem): item is ChoiceItem => item.kind === 'multiple_choice';
const isNumeric = (item: ChoiceItem) => item.options.every((option) => /\d/.test(option));

export function keyTermScores(reads: readonly Read[]): { readonly precision: number; readonly f1: number } {
  const scores = reads.map(({ section, analysis }) => {
    const gold = section.glossary.map(({ term }) => namesOf(term));
    const found = new Set(
      analysis.keyTerms.slice(0, 10).map(({ key }) => gold.findIndex((names) => names.includes(key))),
    );
    found.delete(-1);
    const [precision, recall] = [found.size / 10, found.size / Math.max(1, gold.length)];
    return { precision, f1: found.size === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
  });
  return { precision: mean(scores.map((each) => each.precision)), f1: mean(scores.map((each) => each.f1)) };
}

const fold = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

const joining = new Set(['is', 'are', 'the', 'a', 'an']);
/**
 * Whether a span contains a statement: word for word, in a relative clause, or as a label and its text ("Preload: the
 * stretch …").
 */
function says(span: string, statement: string): boolean {
  if (span.includes(statement) || unjoined(span).includes(statement)) return true;
  const wordsIn = (text: string) =>
    (text.match(/[^\s:;,"“”()]+/g) ?? []).filter((word) => !joining.has(word));
  const label = /^[^.:]{1,60}:/.exec(span);
  return label !== null && wordsIn(span).join(' ').startsWith(wordsIn(statement).join(' '));
}

/** The share of items whose answer is in the span that they name, read from the note itself. */
export function answersInSource(reads: readonly Read[]): number {
  const hits = reads.flatMap(({ section, analysis, test }) => {
    const abbreviations = abbreviationsIn(analysis.segments);
    return test.items.map((item) => {
      const { start, end } = item.sourceSpan;
      const span = fold(plainly(clean(section.text.slice(start, end)), abbreviations));
      if (item.kind === 'ordering') return item.options.every((option) => span.includes(fold(option)));
      if (item.kind === 'multiple_choice') return span.includes(fold(item.options[item.key] ?? ''));
      const statement = fold(item.stem.replace(/^True or false\? /, '').replace(/\.$/, ''));
      return says(span, statement) === (item.options[item.key] === 'True');
    });
  });
  return mean(hits.map(Number));
}

function flawsOf(item: WrittenItem): readonly string[] {
  if (item.kind === 'ordering') return [];
  const options = item.options.map((text, index) => ({ text, key: index === item.key }));
  const count = item.kind === 'true_false' ? 2 : 4;
  return judgeItem(
    { stem: item.stem, options },
    { origin: 'generated', optionCount: { min: count, max: count } },
  ).flaws.map(({ code }) => code);
}

export function flaws(reads: readonly Read[]): {
  readonly shipped: number;
  readonly before: number;
  readonly leaked: number;
  readonly duplicates: number;
} {
  const items = reads.flatMap(({ test }) => test.items);
  const found = items.map(flawsOf);
  const giveaways = reads.flatMap(({ test }) =>
    checkGiveaways(
      test.items
        .map((item) => ({
          stem: item.stem,
          options: item.options,
          answer: item.kind === 'ordering' ? '' : (item.options[item.key] ?? ''),
        }))
        .filter(({ answer }) => answer !== ''),
    ),
  ).length;
  const drafted = reads.reduce((sum, { test }) => sum + test.drafted, 0);
  const refused = reads.reduce((sum, { test }) => sum + test.flawed, 0);
  return {
    shipped: found.filter((each) => each.length > 0).length + giveaways,
    before: refused / Math.max(1, drafted),
    leaked: found.filter((each) => each.includes('stem-gives-answer') || each.includes('stem-word-in-key'))
      .length,
    duplicates: reads.reduce(
      (sum, { test }) => sum + test.items.length - new Set(test.items.map(({ stem }) => fold(stem))).size,
      0,
    ),
  };
}

/** The share of the book's own items in which the gate finds something. */
export function ownFlaws(sections: readonly Section[]): number {
  const items = sections.flatMap(({ questions }) => questions);
  const flawed = items.filter(({ stem, options, key }) => {
    const index = key.toLowerCase().charCodeAt(0) - 97;
    const item = { stem, options: options.map((text, at) => ({ text, key: at === index })) };
    return judgeItem(item, { origin: 'generated', optionCount: { min: 3, max: 6 } }).flaws.length > 0;
  });
  return flawed.length / Math.max(1, items.length);
}

const content = (text: string) =>
  new Set(
    keyOfText(text)
      .split(' ')
      .filter((word) => word.length > 3),
  );
const share = (asked: ReadonlySet<string>, told: ReadonlySet<string>) =>
  [...asked].filter((word) => told.has(word)).length / Math.max(1, asked.size);

/**
 * Whether what is said about a thing is the opposite of what is asked, as "on the posterior side" is of "on the
 * anterior side".
 */
export const contradicts = (asked: ReadonlySet<string>, told: ReadonlySet<string>): boolean =>
  [...asked].some(
    (word) => !told.has(word) && [...told].some((other) => !asked.has(other) && areAntonyms(word, other)),
  );

/** Items with a distractor whose glossary entry answers the stem at least as well as the key's, or names the key. */
export function secondAnswers(reads: readonly Read[]): number {
  const verdicts = reads.flatMap(({ section, test }) => {
    const meanings = new Map(
      section.glossary.flatMap(({ term, meaning }) => namesOf(term).map((name) => [name, meaning] as const)),
    );
    return test.items.filter(isChoice).map((item) => {
      const asked = content(
        item.stem.replace(/^Which (?:term|figure) completes this statement(?: of the note)?\?/, ''),
      );
      const key = item.options[item.key] ?? '';
      const own = share(asked, content(meanings.get(keyOfText(key)) ?? ''));
      return item.options.some((option, index) => {
        const meaning = meanings.get(keyOfText(option));
        if (index === item.key || meaning === undefined) return false;
        const isSynonym = new RegExp(`\\(also,[^)]*\\b${key.replace(/[^\p{L}\d ]/gu, '.')}\\b`, 'iu').test(
          meaning,
        );
        const words = content(meaning);
        const told = share(asked, words);
        return isSynonym || (told >= 0.5 && told >= own && !contradicts(asked, words));
      });
    });
  });
  return mean(verdicts.map(Number));
}

/** Among distractors whose class the lexicon knows, along with the key's: the share with the key's class and kind. */
export function classShares(reads: readonly Read[]): {
  readonly class: number;
  readonly kind: number;
  readonly known: number;
  readonly fromNote: number;
} {
  const pairs = reads.flatMap(({ section, test }) =>
    test.items
      .filter((item): item is ChoiceItem => isChoice(item) && !isNumeric(item))
      .flatMap((item) =>
        item.options.flatMap((option, index) =>
          index === item.key
            ? []
            : [
                {
                  key: termByKey(keyOfText(item.options[item.key] ?? '')),
                  other: termByKey(keyOfText(option)),
                  inNote: fold(section.text).includes(fold(option)),
                },
              ],
        ),
      ),
  );
  const known = pairs.filter(({ key, other }) => key && other);
  return {
    class: mean(known.map(({ key, other }) => Number(key?.class === other?.class))),
    kind: mean(known.map(({ key, other }) => Number(key?.kind === other?.kind))),
    known: known.length / Math.max(1, pairs.length),
    fromNote: mean(pairs.map(({ inNote }) => Number(inNote))),
  };
}

/** The share of notes of a given length that yield a given number of items. */
export function yieldOf(sections: readonly Section[], words: number, items: number): number {
  const long = sections.filter(({ text }) => wordCount(text) >= words);
  const counts = long.map(
    ({ text }) =>
      writeTest(analyzeNote(firstWords(text, words)), { type: 'mixed', count: items }).items.length,
  );
  return mean(counts.map((count) => Number(count >= items)));
}

/** Milliseconds for the analysis and 20 items of a note of 2,000 words: the median of several, after a warm-up. */
export function timeOf(sections: readonly Section[]): { readonly wall: number; readonly cpu: number } {
  const note = firstWords(sections.map(({ text }) => text).join('\n'), 2000);
  const runs = Array.from({ length: 25 }, () => {
    const [start, used] = [performance.now(), process.cpuUsage()];
    writeTest(analyzeNote(note), { type: 'mixed', count: 20 });
    const { user, system } = process.cpuUsage(used);
    return { wall: performance.now() - start, cpu: (user + system) / 1000 };
  }).slice(10);
  const middle = (values: readonly number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return { wall: middle(runs.map(({ wall }) => wall)), cpu: middle(runs.map(({ cpu }) => cpu)) };
}
