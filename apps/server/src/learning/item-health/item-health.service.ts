import type { CareerPath } from '@rounds/contract/common';
import type { Question } from '@rounds/contract/learning/scenarios';
import { careerPaths } from '@rounds/contract/common.rules';
import type { Database } from '../../platform/db/database.ts';
import type { CommandResult } from '../../platform/feature.ts';
import { type ItemHealth, itemHealthOf } from './item-health.rules.ts';
import { asCsv, asText } from './item-health.text.rules.ts';
import * as queries from './item-health.queries.ts';

/** At most this many learners of a path, the most recent ones. */
const sample = 2000;

/** A question with its figures, and the reports about it in its current form. */
export interface QuestionHealth extends ItemHealth {
  readonly scenarioId: number;
  readonly questionIndex: number;
  readonly title: string;
  readonly question: Question;
  readonly reported: readonly {
    readonly reason: string;
    readonly message: string;
    readonly createdAt: Date;
  }[];
}

/**
 * How well each question of a path works in its newest wording, the most urgent first.
 * @param isDemo uses the demo data's learners instead of real ones
 */
export async function readItemHealth(
  db: Database,
  careerPath: CareerPath,
  { isDemo = false }: { readonly isDemo?: boolean } = {},
): Promise<QuestionHealth[]> {
  const editions = await queries.selectEditions(db, careerPath);
  const newest = new Map(
    editions
      .filter((edition) => edition.version === edition.newest)
      .map((edition) => [edition.scenarioId, edition]),
  );
  // Answers to an older edition count if the question was the same; a name that belongs to no item only says something
  // about the learner.
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
  const reports = Map.groupBy(await queries.selectReports(db, careerPath, isDemo), (report) =>
    named(report.scenarioId, report.version, report.questionIndex),
  );
  const asked = [...newest.values()].flatMap(({ slug, title, scenarioId, difficulty, scenario }) =>
    scenario.questions.map((question, questionIndex) => ({
      item: `${slug} ${questionIndex + 1}`,
      difficulty,
      title,
      scenarioId,
      questionIndex,
      question,
      reported: reports.get(`${slug} ${questionIndex + 1}`) ?? [],
    })),
  );
  const items = asked.map(({ item, difficulty, question: { item: format, options, correct }, reported }) => ({
    item,
    difficulty,
    choice: format ? null : { options: options.length, key: correct },
    reports: reported.map(({ reason }) => reason),
  }));
  const answers = (await queries.selectFirstAnswers(db, careerPath, isDemo, sample)).flatMap((row) =>
    row.answers.map(([scenarioId, version, index, option, credit, confidence, seconds]) => ({
      learner: row.learner,
      item: named(scenarioId, version, index),
      option,
      credit,
      confidence,
      seconds,
    })),
  );
  const places = new Map(asked.map(({ difficulty: _authored, ...place }) => [place.item, place]));
  return itemHealthOf(items, answers).flatMap((health) => {
    const place = places.get(health.item);
    return place ? [{ ...health, ...place }] : [];
  });
}

/** What answers to a question depend on: its wording, options and key. The explanation may change. */
const askedBy = (asked: Question | undefined) =>
  JSON.stringify([asked?.question, asked?.options, asked?.correct, asked?.item]);

/** For an author's terminal: `path=nursing` for only that path, `csv=yes` for all figures as a file. */
export async function describeHealth(
  db: Database,
  { path, csv }: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const paths = careerPaths.filter((one) => path === undefined || one === path);
  if (paths.length === 0) return { ok: false, text: `Paths: ${careerPaths.join(', ')}.\n` };
  const items: ItemHealth[] = [];
  for (const one of paths) items.push(...(await readItemHealth(db, one)));
  return { ok: true, text: csv === undefined ? asText(items) : asCsv(items) };
}
