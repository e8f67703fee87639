import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { analyzeNote } from '@rounds/clinical-text/analysis';
import { writeTest } from '@rounds/clinical-text/items/write-test';
import { hormonesNote, hyperkalemiaNote } from '@rounds/clinical-text/testing/sample-notes';
import { firstWords, halves, namesOf, wordCount } from './eval-notes/data.ts';
import { contradicts } from './eval-notes/measures.ts';
import { frequenciesOf, guess, shareByMost, train } from './eval-notes/guesser.ts';

const section = (id: string, text: string) => ({
  id,
  title: id,
  text,
  objectives: ['Describe it'],
  glossary: [
    { term: 'insulin', meaning: 'hormone that lowers the blood glucose' },
    { term: 'thyroid-stimulating hormone (TSH)', meaning: 'hormone of the pituitary' },
  ],
  questions: [
    { stem: 'Which lowers the glucose?', options: ['Insulin', 'Glucagon', 'Cortisol', 'Renin'], key: 'A' },
  ],
});

test('prints the table of measures for both halves', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rounds-eval-'));
  try {
    const file = path.join(folder, 'sections.json');
    const sections = ['a', 'b', 'c', 'd'].map((id, index) =>
      section(id, index % 2 === 0 ? hormonesNote : hyperkalemiaNote),
    );
    writeFileSync(file, JSON.stringify(sections));
    const table = execFileSync(process.execPath, [path.join(import.meta.dirname, 'eval-notes.ts'), file], {
      encoding: 'utf8',
    });
    expect(table).toMatch(/^Answer in the source\s+100 %\s+100\.0 %\s+100\.0 %$/m);
    expect(table).toMatch(/^Shipped items with a flaw\s+0\s+0\s+0$/m);
    expect(table).toMatch(/^Key named from the options alone\s+≤ 45 %/m);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the halves depend on the id alone, and leave no section out', () => {
  const sections = Array.from({ length: 40 }, (_, index) => section(`s${index}`, ''));
  const { development, heldOut } = halves(sections);
  expect([...development, ...heldOut].toSorted((a, b) => (a.id < b.id ? -1 : 1))).toHaveLength(40);
  expect(
    halves(sections.toReversed())
      .heldOut.map(({ id }) => id)
      .toSorted(),
  ).toEqual(heldOut.map(({ id }) => id).toSorted());
  expect(Math.min(development.length, heldOut.length)).toBeGreaterThan(10);
});

test.each([
  ['One two three. Four five six. Seven eight.', 6, 'One two three. Four five six.'],
  ['One two three. Four five six.', 2, ''],
  ['One two', 10, 'One two'],
])('the first words of %j', (text, most, expected) => {
  expect(firstWords(text, most)).toBe(expected);
  expect(wordCount(firstWords(text, most))).toBeLessThanOrEqual(most);
});

test('a glossary term goes by its name and its acronym', () => {
  expect(namesOf('thyroid cartilage (TC)')).toEqual(['thyroid cartilage tc', 'thyroid cartilage', 'tc']);
  expect(namesOf('ovaries')).toEqual(['ovary']);
});

test('the guesser finds what gives keys away, and finds nothing where nothing does', () => {
  const words = ['cat', 'dog', 'cow', 'pig', 'hen', 'fox', 'owl', 'bee'];
  const items = Array.from({ length: 200 }, (_, item) => {
    const key = (item * 7) % 4;
    const options = [0, 1, 2, 3].map((place) => words[(item * 3 + place * 5) % words.length] ?? '');
    return { key, options };
  });
  const marked = items.map(({ key, options }) => ({
    key,
    options: options.map((text, place) => (place === key ? `${text} and more words` : text)),
  }));
  const frequencies = frequenciesOf(['cat dog cow pig hen fox owl bee and more words']);
  expect(guess(marked, train(marked, frequencies), frequencies)).toBe(1);
  expect(guess(items, train(items, frequencies), frequencies)).toBeLessThan(0.45);
  expect(shareByMost(marked, ({ options }, place) => options[place]?.length ?? 0)).toBe(1);
});

test.each([
  ['anterior side of the shoulder', 'posterior side of the shoulder', true],
  ['anterior side of the shoulder', 'anterior side of the shoulder', false],
  ['anterior and posterior side', 'posterior side of the shoulder', false],
  ['side of the shoulder', 'posterior side of the shoulder', false],
])('whether what is asked, %j, is contradicted by %j', (asked, told, expected) => {
  expect(contradicts(new Set(asked.split(' ')), new Set(told.split(' ')))).toBe(expected);
});

const letter = (at: number) => String.fromCharCode(97 + (at % 26));
test.each([
  [
    'medicines of one class',
    (at: number) => `Drug${letter(at)}${letter(at / 26)}${letter(at / 676)}nol is a beta blocker.`,
  ],
  ['terms of a glossary', (at: number) => `Term${at}: a condition of the heart in which blood ${at} rises.`],
])('a thousand %s take only seconds of processor time', { timeout: 60_000 }, (_, lineOf) => {
  const note = Array.from({ length: 1000 }, (__, at) => lineOf(at)).join('\n');
  const before = process.threadCpuUsage();
  const { items } = writeTest(analyzeNote(note), { type: 'mixed', count: 20 });
  const { user } = process.threadCpuUsage(before);
  expect(items).toHaveLength(20);
  // Microseconds. A quiet machine needs a fifth of this; when texts were read more than once, it took two to three
  // times as much.
  expect(user).toBeLessThan(6_000_000);
});
