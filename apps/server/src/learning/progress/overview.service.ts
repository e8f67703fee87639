import { confidences } from '@rounds/contract/learning/progress.answers.rules';
import type { Overview } from '@rounds/contract/learning/progress';
import { weakBelow } from '@rounds/contract/learning/practice.rules';
import type { Sql } from '../../platform/db/database.ts';
import type { Catalogue } from '../scenarios/index.ts';
import { type LatestAnswer, selectCalibration, selectLatestAnswers } from './latest.queries.ts';
import { type TaggedAnswer, abilityOf, strengthsOf, weakestOf } from './overview.rules.ts';
import { selectPractice } from './overview.queries.ts';
import type { ProgressDeps } from './progress.service.ts';

/** How the learner has been doing over time, in what, and what to work on. */
export async function readOverview(
  { db, clock, catalogue }: ProgressDeps,
  userId: number,
): Promise<Overview> {
  const practice = await selectPractice(db, userId, clock.now());
  const areas = strengthsOf(await taggedAnswers(catalogue, await selectLatestAnswers(db, userId)));
  const asked = await askedByNeed(catalogue);
  const weakest = weakestOf(areas).map((area) => ({
    ...area,
    practice: { needs: [area.need] },
    matching: asked.get(area.need) ?? 0,
  }));
  const said = await selectCalibration(db, userId);
  const calibration = confidences.flatMap((confidence) =>
    said.filter((one) => one.confidence === confidence),
  );
  return { ...practice, areas, weakest, calibration };
}

/** What a learner's answers say about each question and each area of need. */
export interface Knowledge {
  readonly latest: readonly LatestAnswer[];
  /** Needs in which too little was right. */
  readonly weakNeeds: ReadonlySet<string>;
}

/** What a learner knows, by the latest answer to each question. */
export async function readKnowledge(
  { db, catalogue }: { readonly db: Sql; readonly catalogue: Catalogue },
  userId: number,
): Promise<Knowledge> {
  const latest = await selectLatestAnswers(db, userId);
  const weakest = weakestOf(strengthsOf(await taggedAnswers(catalogue, latest)));
  const weak = weakest.filter((area) => abilityOf(area) < weakBelow);
  return { latest, weakNeeds: new Set(weak.map(({ need }) => need)) };
}

/** Answers with their questions' tags; one without them tells of no topic. */
async function taggedAnswers(
  catalogue: Catalogue,
  answers: readonly LatestAnswer[],
): Promise<TaggedAnswer[]> {
  const tagged = answers.map(async ({ scenarioId, version, questionIndex, correct }) => {
    const edition = await catalogue.edition(scenarioId, version);
    const tags = edition?.scenario.questions[questionIndex]?.tags;
    return tags ? [{ need: tags.need, topic: tags.topic, correct }] : [];
  });
  return (await Promise.all(tagged)).flat();
}

/** How many questions ask for each need. */
async function askedByNeed(catalogue: Catalogue): Promise<ReadonlyMap<string, number>> {
  const asked = new Map<string, number>();
  for (const { scenario } of await catalogue.active()) {
    for (const { tags } of scenario.questions) {
      if (tags) asked.set(tags.need, (asked.get(tags.need) ?? 0) + 1);
    }
  }
  return asked;
}
