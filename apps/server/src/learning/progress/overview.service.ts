import { confidences } from '@rounds/contract/learning/progress.answers.rules';
import type { Overview } from '@rounds/contract/learning/progress';
import type { Catalogue } from '../scenarios/index.ts';
import { type LatestAnswer, selectCalibration, selectLatestAnswers } from './latest.queries.ts';
import { type TaggedAnswer, topicsByArea } from './overview.rules.ts';
import { selectPractice } from './overview.queries.ts';
import type { ProgressDeps } from './progress.service.ts';

/** The learner's results over time and by topic. */
export async function readOverview(
  { db, clock, catalogue }: ProgressDeps,
  userId: number,
): Promise<Overview> {
  const practice = await selectPractice(db, userId, clock.now());
  const areas = topicsByArea(await taggedAnswers(catalogue, await selectLatestAnswers(db, userId)));
  const said = await selectCalibration(db, userId);
  const calibration = confidences.flatMap((confidence) =>
    said.filter((one) => one.confidence === confidence),
  );
  return { ...practice, areas, calibration };
}

/** Answers with their questions' tags; those without tags belong to no topic. */
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
