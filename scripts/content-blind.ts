/**
 * How well the items tell those who know from those who guess.
 *
 * `npm run content:blind -- write FOLDER VIEW [SEED]` writes `reader-1.txt` and so on, one sheet for each reader, and the key
 * in `key.json`. VIEW says what a reader sees: `options` (nothing else), `question` (no case), `case` (no question) or `whole`.
 * Readers write `1 C` and so on, a line for each item, into `reader-1.answers.txt`.
 *
 * `npm run content:blind -- score FOLDER [--list]` scores the answers there are; `--list` names the items answered right and
 * wrong.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAnswers, scoresOf } from './content-blind/scores.ts';
import { sheetsOf, views } from './content-blind/sheets.ts';
import type { KeyRow, View } from './content-blind/sheets.ts';
import { readScenario, scenarioFiles, scenariosFolder } from './lib/scenario-files.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

function write(folder: string, view: View, seed: string): void {
  const scenarios = scenarioFiles(scenariosFolder).map((file) => {
    const { scenario, errors } = readScenario(scenariosFolder, file);
    if (!scenario) throw new Error(`${file}: ${errors.join('; ')}`);
    return scenario;
  });
  const { sheets, key } = sheetsOf(scenarios, view, seed);
  mkdirSync(folder, { recursive: true });
  for (const [index, sheet] of sheets.entries())
    writeFileSync(path.join(folder, `reader-${index + 1}.txt`), sheet);
  writeFileSync(path.join(folder, 'key.json'), `${JSON.stringify(key, null, 1)}\n`);
  say(`${key.length} items on ${sheets.length} sheets in ${folder}`);
}

function score(folder: string, list: boolean): void {
  const key = JSON.parse(readFileSync(path.join(folder, 'key.json'), 'utf8')) as KeyRow[];
  const answers = new Map(
    [...new Set(key.map(({ reader }) => reader))].flatMap((reader) => {
      const file = path.join(folder, `reader-${reader}.answers.txt`);
      return existsSync(file) ? [[reader, readAnswers(readFileSync(file, 'utf8'))] as const] : [];
    }),
  );
  const { scores, right, wrong } = scoresOf(key, answers);
  for (const { group, answered, right: count, chance } of scores) {
    const percent = (value: number) => `${((100 * value) / Math.max(1, answered)).toFixed(1)} %`;
    say(
      `${group.padEnd(13)} ${count} of ${answered} right, ${percent(count)} (by chance ${percent(chance)})`,
    );
  }
  if (!list) return;
  const name = ({ scenario, question }: KeyRow) => `${scenario}.${question}`;
  say(`\nRight: ${right.map(name).toSorted().join(' ')}`);
  say(`\nWrong: ${wrong.map(name).toSorted().join(' ')}`);
}

const [command, folder, ...rest] = process.argv.slice(2);
const isView = (text: string | undefined): text is View => text !== undefined && Object.hasOwn(views, text);
if (command === 'write' && folder && isView(rest[0])) write(folder, rest[0], rest[1] ?? 'rounds');
else if (command === 'score' && folder) score(folder, rest.includes('--list'));
else {
  say(`npm run content:blind -- write FOLDER ${Object.keys(views).join('|')} [SEED]`);
  say('npm run content:blind -- score FOLDER [--list]');
  process.exitCode = 2;
}
