import type { CareerPath } from '@rounds/contract/common';
import type { Question } from '@rounds/contract/learning/scenarios';
import { careerPaths } from '@rounds/contract/common.rules';
import type { Database } from '../../platform/db/database.ts';
import { type ItemHealth, itemHealthOf } from './item-health.rules.ts';
import { asCsv, asText } from './item-health.text.rules.ts';
import * as queries from './item-health.queries.ts';

/** Of so many learners of a path at most, those who came last. */
const sample = 2000;

/** How well each question of a path does its job in its newest wording, what needs attention first. */
export async function readItemHealth(db: Database, careerPath: CareerPath): Promise<ItemHealth[]> {
  const editions = await queries.selectEditions(db, careerPath);
  const newest = new Map(
    editions
      .filter((edition) => edition.version === edition.newest)
      .map((edition) => [edition.scenarioId, edition]),
  );
  // Answers to an older edition count where the question was the same; a name that is no item's tells of the learner alone.
  const nameOf = new Map<string, string>();
  for (const { scenarioId, version, scenario } of editions) {
    const current = newest.get(scenarioId);
    for (const [index, question] of scenario.questions.entries()) {
      const isSame = askedBy(current?.scenario.questions[index]) === askedBy(question);
      const name = `${current?.slug ?? scenarioId} ${index + 1}`;
      nameOf.set(`${scenarioId} ${version} ${index}`, isSame ? name : `${name}, edition ${version}`);
    }
  }
  const named = (scenarioId: number, version: number, index: number) =>
    nameOf.get(`${scenarioId} ${version} ${index}`) ?? '';
  const reports = Map.groupBy(await queries.selectReasons(db, careerPath), (report) =>
    named(report.scenarioId, report.version, report.questionIndex),
  );
  const items = [...newest.values()].flatMap(({ slug, difficulty, scenario }) =>
    scenario.questions.map(({ item: format, options, correct }, index) => ({
      item: `${slug} ${index + 1}`,
      difficulty,
      choice: format ? null : { options: options.length, key: correct },
      reports: (reports.get(`${slug} ${index + 1}`) ?? []).map(({ reason }) => reason),
    })),
  );
  const answers = (await queries.selectFirstAnswers(db, careerPath, sample)).flatMap((row) =>
    row.answers.map(([scenarioId, version, index, option, credit, confidence, seconds]) => ({
      learner: row.learner,
      item: named(scenarioId, version, index),
      option,
      credit,
      confidence,
      seconds,
    })),
  );
  return itemHealthOf(items, answers);
}

/** What answers to a question depend on: its wording, options and key. An explanation may change. */
const askedBy = (asked: Question | undefined) =>
  JSON.stringify([asked?.question, asked?.options, asked?.correct, asked?.item]);

/** For an author's terminal: `path=nursing` for one path alone, `csv=yes` for all figures as a file. */
export async function describeHealth(
  db: Database,
  { path, csv }: Readonly<Record<string, string>>,
): Promise<{ readonly ok: boolean; readonly text: string }> {
  const paths = careerPaths.filter((one) => path === undefined || one === path);
  if (paths.length === 0) return { ok: false, text: `Paths: ${careerPaths.join(', ')}.\n` };
  const items: ItemHealth[] = [];
  for (const one of paths) items.push(...(await readItemHealth(db, one)));
  return { ok: true, text: csv === undefined ? asText(items) : asCsv(items) };
}
