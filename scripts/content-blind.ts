/**
 * Measures how well the items separate people who know from people who guess.
 *
 * `npm run content:blind -- write FOLDER VIEW [SEED] [path=nursing] [difficulty=beginner]` writes `reader-1.txt` and so
 * on, one sheet for each reader, and the key in `key.json`. VIEW says what a reader sees. With `options` (nothing
 * else), `question` (no case) and `case` (no question), a reader gets one item of each scenario. With `whole`, a reader
 * gets about ten whole scenarios with items of all formats, as a learner works through them. Readers write `1 C` and so
 * on, a line for each item, into `reader-1.answers.txt`; the sheets of `whole` say how other formats are answered.
 *
 * `npm run content:blind -- score FOLDER [answers=FOLDER] [--list]` scores the answers found in the folder of the
 * sheets or in another, by the rules that grade learners: how many have full credit, and how much credit there is in
 * all. `--list` names the items answered right and wrong.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAnswers, scoresOf } from './content-blind/scores.ts';
import { sheetsOf, views } from './content-blind/sheets.ts';
import type { KeyRow, View } from './content-blind/sheets.ts';
import { wholeSheetsOf } from './content-blind/whole.ts';
import { readScenario, scenarioFiles, scenariosFolder } from './lib/scenario-files.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

type Settings = ReadonlyMap<string, string>;

function write(folder: string, view: View | 'whole', seed: string, settings: Settings): void {
  const all = scenarioFiles(scenariosFolder).map((file) => {
    const { scenario, errors } = readScenario(scenariosFolder, file);
    if (!scenario) throw new Error(`${file}: ${errors.join('; ')}`);
    return scenario;
  });
  const scenarios = all.filter(
    ({ careerPath, difficulty }) =>
      careerPath === (settings.get('path') ?? careerPath) &&
      difficulty === (settings.get('difficulty') ?? difficulty),
  );
  const { sheets, key } = view === 'whole' ? wholeSheetsOf(scenarios, seed) : sheetsOf(scenarios, view, seed);
  mkdirSync(folder, { recursive: true });
  for (const [index, sheet] of sheets.entries())
    writeFileSync(path.join(folder, `reader-${index + 1}.txt`), sheet);
  writeFileSync(path.join(folder, 'key.json'), `${JSON.stringify(key, null, 1)}\n`);
  say(`${key.length} items on ${sheets.length} sheets in ${folder}`);
}

function fail(line: string): void {
  say(line);
  process.exitCode = 2;
}

function score(folder: string, settings: Settings, list: boolean): void {
  const keyFile = path.join(folder, 'key.json');
  if (!existsSync(keyFile)) return fail(`There is no ${keyFile}. Write the sheets first.`);
  const key = JSON.parse(readFileSync(keyFile, 'utf8')) as KeyRow[];
  const answersFolder = settings.get('answers') ?? folder;
  const answers = new Map(
    [...new Set(key.map(({ reader }) => reader))].flatMap((reader) => {
      const file = path.join(answersFolder, `reader-${reader}.answers.txt`);
      return existsSync(file) ? [[reader, readAnswers(readFileSync(file, 'utf8'))] as const] : [];
    }),
  );
  if (answers.size === 0)
    return fail(`There is no reader-1.answers.txt or any other reader's in ${answersFolder}.`);
  const { scores, right, wrong, missing } = scoresOf(key, answers);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  for (const { group, answered, right: count, credit, chance } of scores.filter(
    ({ answered }) => answered > 0,
  )) {
    const of = Math.max(1, answered);
    const shares = [percent(count / of), ...(credit > count ? [`credit ${percent(credit / of)}`] : [])];
    say(
      `${group.padEnd(13)} ${count} of ${answered} right, ${shares.join(', ')}` +
        (chance > 0 ? ` (by chance ${percent(chance)})` : ''),
    );
  }
  if (missing.length > 0) {
    const places = missing.map(({ reader, number }) => `reader ${reader} no. ${number}`);
    say(`\nNo readable answer: ${places.join(', ')}`);
  }
  if (!list) return;
  const name = ({ scenario, question }: KeyRow) => `${scenario}.${question}`;
  say(`\nRight: ${right.map(name).toSorted().join(' ')}`);
  say(`\nWrong: ${wrong.map(name).toSorted().join(' ')}`);
}

const [command, folder, ...rest] = process.argv.slice(2);
const settings = new Map(
  rest.filter((word) => word.includes('=')).map((word) => word.split('=') as [string, string]),
);
const [view, seed = 'rounds'] = rest.filter((word) => !word.includes('='));
const isView = (text: string | undefined): text is View | 'whole' =>
  text === 'whole' || (text !== undefined && Object.hasOwn(views, text));
if (command === 'write' && folder && isView(view)) write(folder, view, seed, settings);
else if (command === 'score' && folder) score(folder, settings, rest.includes('--list'));
else {
  say(
    `npm run content:blind -- write FOLDER ${Object.keys(views).join('|')}|whole [SEED] [path=…] [difficulty=…]`,
  );
  fail('npm run content:blind -- score FOLDER [answers=FOLDER] [--list]');
}
