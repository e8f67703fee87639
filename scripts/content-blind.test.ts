import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildContent } from '@rounds/clinical-text/testing/builders';
import { expect, test } from 'vitest';
import { readAnswers, scoresOf } from './content-blind/scores.ts';
import { sheetsOf, views } from './content-blind/sheets.ts';
import type { View } from './content-blind/sheets.ts';

const scenarios = ['one', 'two', 'three'].map((slug, index) => ({
  slug,
  careerPath: 'nursing' as const,
  difficulty: index === 0 ? ('beginner' as const) : ('advanced' as const),
  content: buildContent(),
}));

test('gives each reader one item of each scenario, and all of them together every item once', () => {
  const { sheets, key } = sheetsOf(scenarios, 'options', 'seed');
  expect(sheets).toHaveLength(5);
  for (const reader of [1, 2, 3, 4, 5]) {
    const own = key.filter((row) => row.reader === reader);
    expect(own.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(own.map(({ scenario }) => scenario).toSorted()).toEqual(['one', 'three', 'two']);
  }
  const items = key.map(({ scenario, question }) => `${scenario}.${question}`);
  expect(new Set(items).size).toBe(15);
});

test.each(Object.keys(views) as View[])('shows %s and nothing that belongs to another view', (view) => {
  const { sheets } = sheetsOf(scenarios, view, 'seed');
  const [first] = scenarios;
  if (!first) throw new Error('No scenario');
  const { patientPresentation, questions } = first.content;
  const all = sheets.join('\n');
  for (const { question, options, explanation } of questions) {
    expect(all.includes(question)).toBe(views[view].question);
    for (const { text } of options) expect(all).toContain(text);
    expect(all).not.toContain(explanation);
    for (const option of options) if ('why' in option) expect(all).not.toContain(option.why);
  }
  expect(all.includes(patientPresentation)).toBe(views[view].case);
});

test('names the letter under which the key stands on the sheet', () => {
  const { sheets, key } = sheetsOf(scenarios, 'options', 'another seed');
  for (const row of key) {
    const item = (sheets[row.reader - 1] ?? '').split('\n\n')[row.number - 1] ?? '';
    const content = scenarios.find(({ slug }) => slug === row.scenario)?.content;
    const authored = content?.questions[row.question - 1]?.options.find((option) => 'key' in option);
    expect(item).toContain(`  ${row.key}. ${authored?.text}`);
  }
});

test('gives the same sheets for the same seed, and others for another', () => {
  expect(sheetsOf(scenarios, 'whole', 'a')).toEqual(sheetsOf(scenarios, 'whole', 'a'));
  expect(sheetsOf(scenarios, 'whole', 'a').sheets).not.toEqual(sheetsOf(scenarios, 'whole', 'b').sheets);
});

test('counts right answers by difficulty, and leaves out what has no answer', () => {
  const { key } = sheetsOf(scenarios, 'options', 'seed');
  const own = key.filter(({ reader }) => reader === 1);
  const rightOnly = new Map(
    own.filter(({ scenario }) => scenario !== 'two').map((row) => [row.number, row.key]),
  );
  const { scores, right, wrong } = scoresOf(key, new Map([[1, rightOnly]]));
  expect(scores[0]).toMatchObject({ group: 'all', answered: 2, right: 2 });
  expect(scores.find(({ group }) => group === 'beginner')).toMatchObject({ answered: 1, right: 1 });
  expect(scores.find(({ group }) => group === 'intermediate')).toMatchObject({ answered: 0, right: 0 });
  expect(right).toHaveLength(2);
  expect(wrong).toEqual([]);
});

test('reads answers as people write them', () => {
  const answers = readAnswers('1 C\n 2. b\n3) A (sure)\nno answer\n4: e\n5 unsure\n');
  expect([...answers]).toEqual([
    [1, 'C'],
    [2, 'B'],
    [3, 'A'],
    [4, 'E'],
  ]);
});

test('writes the sheets of all content and scores what was answered', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-blind-'));
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'content-blind.ts'), ...words], {
      encoding: 'utf8',
    });
  try {
    expect(run('write', folder, 'everything').status).toBe(2);
    expect(run('write', folder, 'question').status).toBe(0);
    expect(readdirSync(folder).toSorted()).toEqual(
      ['key.json', ...[1, 2, 3, 4, 5].map((reader) => `reader-${reader}.txt`)].toSorted(),
    );
    const sheet = readFileSync(path.join(folder, 'reader-1.txt'), 'utf8');
    const items = sheet.match(/^\d+\.$/gm) ?? [];
    writeFileSync(
      path.join(folder, 'reader-1.answers.txt'),
      items.map((_, index) => `${index + 1} A`).join('\n'),
    );
    expect(run('score', folder, '--list').stdout).toMatch(
      new RegExp(`^all {11}\\d+ of ${items.length} right, \\d+\\.\\d % \\(by chance 2\\d\\.\\d %\\)`),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
