import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildContent } from '@rounds/clinical-text/testing/builders';
import { expect, test } from 'vitest';
import type { AuthoredQuestion, SingleBestAnswer } from '@rounds/contract/learning/scenarios.content';
import type { EcgStrip } from '@rounds/contract/learning/scenarios.figures';
import { creditFor, readAnswers, scoresOf } from './content-blind/scores.ts';
import { sheetsOf, views } from './content-blind/sheets.ts';
import type { KeyRow, View } from './content-blind/sheets.ts';
import { wholeSheetsOf } from './content-blind/whole.ts';

const scenarios = ['one', 'two', 'three'].map((slug, index) => ({
  slug,
  careerPath: 'nursing' as const,
  difficulty: index === 0 ? ('beginner' as const) : ('advanced' as const),
  content: buildContent(),
}));

const isSingle = (question: AuthoredQuestion): question is SingleBestAnswer => question.format === undefined;

test('gives each reader one item of each scenario, and all readers together every item once', () => {
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
  for (const { question, options, explanation } of questions.filter(isSingle)) {
    expect(all.includes(question)).toBe(views[view].question);
    for (const { text } of options) expect(all).toContain(text);
    expect(all).not.toContain(explanation);
    for (const option of options) if ('why' in option) expect(all).not.toContain(option.why);
  }
  expect(all.includes(patientPresentation)).toBe(views[view].case);
});

test('names the letter that the key has on the sheet', () => {
  const { sheets, key } = sheetsOf(scenarios, 'options', 'another seed');
  for (const row of key) {
    const shown = (sheets[row.reader - 1] ?? '').split('\n\n')[row.number - 1] ?? '';
    const content = scenarios.find(({ slug }) => slug === row.scenario)?.content;
    const item = content?.questions.filter(isSingle)[row.question - 1];
    const authored = item?.options.find((option) => 'key' in option);
    expect(shown).toContain(`  ${'key' in row ? row.key : ''}. ${authored?.text}`);
  }
});

test('leaves out items of other formats, which have no letters to choose from', () => {
  const [first] = scenarios;
  if (!first) throw new Error('No scenario');
  const [{ options: _, ...shared } = { options: [] }] = first.content.questions.filter(isSingle);
  const steps = ['Open', 'Look', 'Close'].map((text) => ({ text }));
  const order = { ...shared, format: 'order', steps } as AuthoredQuestion;
  const mixed = { ...first, content: { ...first.content, questions: [order, ...first.content.questions] } };
  const { sheets, key } = sheetsOf([mixed], 'options', 'seed');
  expect(sheets).toHaveLength(5);
  expect(key.map(({ question }) => question).toSorted()).toEqual([2, 3, 4, 5, 6]);
});

test.each([
  ['items', (seed: string) => sheetsOf(scenarios, 'case', seed)],
  ['cases', (seed: string) => wholeSheetsOf(scenarios, seed)],
])('gives the same sheets of %s for the same seed, and others for another', (_, sheetsFor) => {
  expect(sheetsFor('a')).toEqual(sheetsFor('a'));
  expect(sheetsFor('a').sheets).not.toEqual(sheetsFor('b').sheets);
});

const entry = (text: string, key?: true) => (key ? { text, key } : { text, why: `Not ${text}, this time.` });
const formats = [
  {
    format: 'several',
    options: ['Air', 'Blood', 'Clot', 'Dust'].map((t, at) => entry(t, at < 2 || undefined)),
  },
  {
    format: 'number',
    answer: 0.5,
    unit: 'mL',
    tolerance: 0.05,
    decimals: 1,
    slips: [{ value: 5, why: 'Ten times as much.' }],
  },
  { format: 'order', steps: ['Open', 'Look', 'Close'].map((text) => ({ text })) },
  {
    format: 'matrix',
    choose: 'one',
    columns: ['Now', 'Later'],
    rows: [
      ['Egg', 'Now'],
      ['Fig', 'Later'],
      ['Gin', 'Later'],
    ].map(([text, column]) => ({ text, columns: [column], why: 'It is so.' })),
  },
  {
    format: 'matrix',
    choose: 'any',
    columns: ['Left', 'Right'],
    rows: [
      ['Hip', 'Left Right'],
      ['Jaw', ''],
      ['Knee', 'Left'],
    ].map(([text, columns = '']) => ({
      text,
      columns: columns.split(' ').filter(Boolean),
      why: 'It is so.',
    })),
  },
  {
    format: 'cloze',
    scoring: 'each',
    passage: 'First {1}, then {2}.',
    gaps: [
      [entry('lime', true), entry('mint'), entry('nuts')],
      [entry('oats'), entry('peas', true), entry('rice')],
    ],
  },
  {
    format: 'bow_tie',
    condition: [entry('Sane', true), entry('Tired'), entry('Upset')],
    actions: [entry('Vary', true), entry('Wait', true), entry('Walk'), entry('Yell')],
    parameters: [entry('Zinc'), entry('Ache', true), entry('Bile', true), entry('Cold')],
  },
  {
    format: 'highlight',
    pieces: [{ text: 'Slept well.' }, entry('Pale,', true), entry('thirsty,'), entry('sore.', true)],
  },
];

/** A case whose first item is single best answer, followed by one item of each other format. */
function mixedCase() {
  const [first] = scenarios;
  const [single] = first?.content.questions.filter(isSingle) ?? [];
  if (!first || !single) throw new Error('No scenario');
  const { options: _, ...shared } = single;
  const questions = [
    single,
    ...formats.map((item) => ({ ...shared, ...item, update: 'An hour passes.' }) as AuthoredQuestion),
  ];
  return { ...first, content: { ...first.content, questions } };
}

const letterIn = (sheet: string, text: string) => {
  const [, letter = '?'] = new RegExp(String.raw`\b([A-Z])[.:] ${text}`).exec(sheet) ?? [];
  return letter;
};

test('shows whole cases in order with items of all formats, and gives no right answer away', () => {
  const { sheets, key } = wholeSheetsOf([mixedCase()], 'seed');
  expect(sheets).toHaveLength(1);
  const [sheet = ''] = sheets;
  expect(key.map(({ number, question }) => [number, question])).toEqual(
    Array.from({ length: 9 }, (_, at) => [at + 1, at + 1]),
  );
  const { content } = mixedCase();
  expect(sheet).toContain(content.patientPresentation);
  expect(sheet.match(/^Then: An hour passes\.$/gm)).toHaveLength(8);
  expect(sheet).toContain('First [1], then [2].');
  expect(sheet).toMatch(/Slept well\. \[A: Pale,\] \[B: thirsty,\] \[C: sore\.\]/);
  expect(sheet).not.toContain(content.questions[0]?.explanation);
  expect(sheet).not.toMatch(/this time|It is so|Ten times|\bkey\b/);
});

test('scores answers to all formats by the rules that grade learners', () => {
  const { sheets, key } = wholeSheetsOf([mixedCase()], 'seed');
  const [sheet = ''] = sheets;
  const [single] = key;
  const at = (...texts: string[]) => texts.map((text) => letterIn(sheet, text)).join('');
  const right = [
    single && 'key' in single ? single.key : '',
    at('Blood', 'Air'),
    '0.46 mL',
    at('Open', 'Look', 'Close'),
    '1A 2B 3B',
    '1AB 2- 3A',
    `1${at('lime')}, 2: ${at('peas').toLowerCase()}`,
    `1${at('Sane')} 2${at('Wait')}, ${at('Vary')} 3${at('Ache', 'Bile')}`,
    'A, C (sure)',
  ];
  expect(key.map((row, index) => creditFor(row, right[index] ?? ''))).toEqual(right.map(() => 1));
  const half: [number, string, number][] = [
    [1, at('Air'), 1 / 2],
    [1, at('Air', 'Clot'), 0],
    [2, '5', 0],
    [3, at('Look', 'Open', 'Close'), 0],
    [4, '1A 2A', 1 / 3],
    [5, '1AB 2B 3-', 1 / 3],
    [6, `1${at('lime')} 2${at('rice')}`, 1 / 2],
    [7, `1${at('Upset')} 2${at('Wait', 'Yell')}`, 1 / 5],
    [8, '-', 0],
  ];
  for (const [index, answer, credit] of half)
    expect(creditFor(key[index] as KeyRow, answer), `${index} ${answer}`).toBeCloseTo(credit);
  const unreadable: [number, string][] = [
    [0, '5'],
    [1, 'AZ'],
    [2, '0,5'],
    [2, 'half'],
    [3, 'first A'],
    [4, '1AB 2A'],
    [4, '4A'],
    [7, 'A B C'],
  ];
  for (const [index, answer] of unreadable)
    expect(creditFor(key[index] as KeyRow, answer), `${index} ${answer}`).toBeNull();
});

test('counts right answers by difficulty, and leaves out what has no answer', () => {
  const { key } = sheetsOf(scenarios, 'options', 'seed');
  const own = key.filter(({ reader }) => reader === 1);
  const rightOnly = new Map(
    own.filter(({ scenario }) => scenario !== 'two').map((row) => [row.number, 'key' in row ? row.key : '']),
  );
  const { scores, right, wrong, missing } = scoresOf(key, new Map([[1, rightOnly]]));
  expect(scores[0]).toMatchObject({ group: 'all', answered: 2, right: 2 });
  expect(scores.find(({ group }) => group === 'beginner')).toMatchObject({ answered: 1, right: 1 });
  expect(scores.find(({ group }) => group === 'intermediate')).toMatchObject({ answered: 0, right: 0 });
  expect(right).toHaveLength(2);
  expect(wrong).toEqual([]);
  expect(missing.map(({ scenario }) => scenario)).toEqual(['two']);
});

test('reads answers as people write them', () => {
  const answers = readAnswers('1 C\n 2. b\n3) A (sure)\nno answer\n4: 1A 2B\n');
  expect([...answers]).toEqual([
    [1, 'C'],
    [2, 'b'],
    [3, 'A (sure)'],
    [4, '1A 2B'],
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
    const sheets = Number(/ items on (\d+) sheets in /.exec(run('write', folder, 'question').stdout)?.[1]);
    expect(sheets).toBeGreaterThanOrEqual(5);
    expect(readdirSync(folder).toSorted()).toEqual(
      ['key.json', ...Array.from({ length: sheets }, (_, index) => `reader-${index + 1}.txt`)].toSorted(),
    );
    const sheet = readFileSync(path.join(folder, 'reader-1.txt'), 'utf8');
    const items = sheet.match(/^\d+\.$/gm) ?? [];
    expect(run('score', folder).stdout).toMatch(/^There is no reader-1\.answers\.txt .*\n$/);
    const nowhere = run('score', path.join(folder, 'nowhere'));
    expect([nowhere.status, nowhere.stderr]).toEqual([2, '']);
    expect(nowhere.stdout).toMatch(/^There is no .*key\.json\. .*\n$/);
    writeFileSync(
      path.join(folder, 'reader-1.answers.txt'),
      items.map((_, index) => `${index + 1} A`).join('\n'),
    );
    expect(run('score', folder, '--list').stdout).toMatch(
      new RegExp(`^all {11}\\d+ of ${items.length} right, \\d+\\.\\d % \\(by chance 2\\d\\.\\d %\\)`),
    );
    const whole = path.join(folder, 'whole');
    const answers = path.join(folder, 'answers');
    expect(run('write', whole, 'whole', 'difficulty=beginner', 'path=tech').status).toBe(0);
    mkdirSync(answers);
    writeFileSync(path.join(answers, 'reader-1.answers.txt'), '1 A\n2 ?\n');
    expect(run('score', whole, `answers=${answers}`).stdout).toMatch(
      /^beginner {6}\d of \d right.*\n(.*\n)*\nNo readable answer: .*reader 1 no\. 9/m,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('describes strips and tables in words on each sheet that shows the case', () => {
  const ecg: EcgStrip[] = [
    { lead: 'II', seconds: 6, rate: 75, rhythm: 'regular', p: 'absent', qrs: 90, t: 'peaked' },
  ];
  const table = { columns: ['Drug', 'Due'], rows: [['Clozapine', '08:00']] };
  const drawn = scenarios.map((scenario) => ({
    ...scenario,
    content: buildContent({ findings: [{ title: 'Chart', description: 'Of today.', ecg, table }] }),
  }));
  const sheets = [...sheetsOf(drawn, 'case', 'seed').sheets, ...wholeSheetsOf(drawn, 'seed').sheets];
  for (const sheet of sheets) {
    expect(sheet).toContain('Chart: Of today.\n');
    expect(sheet).toContain('Drug | Due');
    expect(sheet).toContain('Clozapine | 08:00');
    expect(sheet).toContain('Lead II. QRS complexes at regular intervals, 75/min. No P waves.');
  }
});
