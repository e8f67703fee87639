/**
 * `npm run content:check`: every scenario in content/ against the contract's schema, its place and the item-writing
 * gate. Exits with 1 on an error, on a refusal, or when more than 5 % of the items have a warning.
 * `node scripts/content-check.ts FOLDER` checks another folder of the same layout.
 */
import path from 'node:path';
import { judgeScenario, judgeSet } from '@rounds/clinical-text/gate';
import type { Flaw, PlacedScenario } from '@rounds/clinical-text/gate';
import { needsByPath } from '@rounds/contract/learning/scenarios.rules';
import { readScenario, scenarioFiles, scenariosFolder } from './lib/scenario-files.ts';

const root = path.resolve(process.argv[2] ?? scenariosFolder);
const xpRewards = { beginner: 100, intermediate: 150, advanced: 200 } as const;
const highestWarningRate = 0.05;

interface Report {
  readonly file: string;
  /** Problems that keep the file from being judged, or concern its place. */
  readonly errors: readonly string[];
  readonly flaws: readonly Flaw[];
  readonly unknownLabs: readonly string[];
  readonly scenario: PlacedScenario | null;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `questions[2].options[1]` as an author counts: question 3, option B. */
function placeOf(where: string): string {
  return where
    .replace(/questions\[(\d+)\]/, (_, index: string) => `question ${Number(index) + 1}`)
    .replace(
      /(slips|steps|rows|condition|actions|parameters|pieces)\[(\d+)\]/,
      (_, list: string, index: string) => `${list} entry ${Number(index) + 1}`,
    )
    .replace(
      /gaps\[(\d+)\]\[(\d+)\]/,
      (_, gap: string, index: string) => `gap ${Number(gap) + 1} entry ${Number(index) + 1}`,
    )
    .replace(/options\[(\d+)\]/, (_, index: string) => `option ${String.fromCharCode(65 + Number(index))}`)
    .replace(
      /(labs|findings|references)\[(\d+)\]/,
      (_, list: string, index: string) => `${list} row ${Number(index) + 1}`,
    )
    .replaceAll('.', ', ');
}

/** What the folder and the contract's tables ask of a scenario. */
function placeErrors({ careerPath, difficulty, slug, content }: PlacedScenario): readonly string[] {
  const { xpReward, tags, questions } = content;
  const needs: readonly string[] = needsByPath[careerPath];
  return [
    ...(/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug) ? [] : [`The file's name is not a slug: ${slug}`]),
    ...(xpReward === xpRewards[difficulty]
      ? []
      : [`xpReward is ${xpReward} instead of ${xpRewards[difficulty]}`]),
    ...(tags.length >= 2 && tags.length <= 4 ? [] : [`${tags.length} tags instead of 2 to 4`]),
    ...tags.filter((tag) => tag !== tag.toLowerCase()).map((tag) => `The tag "${tag}" is not in lower case`),
    ...questions.flatMap(({ tags: { need } }, index) =>
      needs.includes(need) ? [] : [`question ${index + 1}: "${need}" is not a need of ${careerPath}`],
    ),
  ];
}

function read(file: string): Report {
  const { scenario, errors } = readScenario(root, file);
  if (!scenario) return { file, errors, flaws: [], unknownLabs: [], scenario };
  const { flaws, unknownLabs } = judgeScenario(scenario);
  return { file, errors: placeErrors(scenario), flaws, unknownLabs, scenario };
}

function print({ file, errors, flaws }: Report): void {
  if (errors.length + flaws.length === 0) return;
  say(file);
  for (const error of errors) say(`  error   ${error}`);
  for (const { severity, code, where, message } of flaws) {
    say(`  ${severity === 'refuse' ? 'refused' : 'warning'} ${code}, ${placeOf(where)}: ${message}`);
  }
}

function printCounts(title: string, flaws: readonly Flaw[]): void {
  const counts = [...Map.groupBy(flaws, (flaw) => flaw.code)].map(([code, all]) => `${code} ${all.length}`);
  say(`${title}: ${flaws.length}${counts.length > 0 ? ` (${counts.toSorted().join(', ')})` : ''}`);
}

const reports = scenarioFiles(root).map(read);
const scenarios = reports.flatMap(({ scenario }) => (scenario ? [scenario] : []));
const overall = judgeSet(scenarios).flaws;
for (const report of reports) print(report);
print({ file: 'Over all scenarios', errors: [], flaws: overall, unknownLabs: [], scenario: null });

const all = [
  ...reports.flatMap(({ file, flaws }) => flaws.map((flaw) => ({ ...flaw, where: `${file}.${flaw.where}` }))),
  ...overall,
];
const refusals = all.filter((flaw) => flaw.severity === 'refuse');
const warnings = all.filter((flaw) => flaw.severity === 'warn');
const errorCount = reports.reduce((sum, report) => sum + report.errors.length, 0);
const items = scenarios.reduce((sum, { content }) => sum + content.questions.length, 0);
// A warning about a case or the whole set counts as one item, so that the rate includes every warning.
const warned = new Set(
  warnings.map(({ where }, index) => /^.*questions\[\d+\]/.exec(where)?.[0] ?? String(index)),
).size;
const rate = items === 0 ? 0 : warned / items;
const unknown = [...new Set(reports.flatMap((report) => report.unknownLabs))];

say('');
if (unknown.length > 0) say(`Results that the lexicon does not know, not judged: ${unknown.join('; ')}`);
say(`Errors: ${errorCount}`);
printCounts('Refusals', refusals);
printCounts('Warnings', warnings);
say(`Scenarios: ${scenarios.length}, items: ${items}`);
say(`Items with a warning: ${warned} (${(rate * 100).toFixed(1)} %, at most 5 %)`);
process.exitCode = errorCount > 0 || refusals.length > 0 || rate > highestWarningRate || items === 0 ? 1 : 0;
