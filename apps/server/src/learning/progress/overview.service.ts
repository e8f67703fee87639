import type { Overview } from '@rounds/contract/learning/progress';
import { type TaggedAnswer, strengthsOf } from './overview.rules.ts';
import { type LatestAnswer, selectPractice, selectLatestAnswers } from './overview.queries.ts';
import type { ProgressDeps } from './progress.service.ts';

/** How the learner has been doing over time, and in what. */
export async function readOverview(
  { db, clock, catalogue }: ProgressDeps,
  userId: number,
): Promise<Overview> {
  const practice = await selectPractice(db, userId, clock.now());
  const answers = await selectLatestAnswers(db, userId);
  /** An answer with its question's tags; without them it tells of no topic. */
  const tagged = async ({ scenarioId, version, questionIndex, correct }: LatestAnswer) => {
    const edition = await catalogue.edition(scenarioId, version);
    const tags = edition?.scenario.questions[questionIndex]?.tags;
    return tags ? [{ need: tags.need, topic: tags.topic, correct }] : [];
  };
  const known: TaggedAnswer[] = (await Promise.all(answers.map(tagged))).flat();
  return { ...practice, areas: strengthsOf(known) };
}
