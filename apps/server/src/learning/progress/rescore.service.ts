import { attemptScore } from '@rounds/contract/learning/progress.answers.rules';
import { pointsForXp } from '@rounds/contract/learning/progress.rules';
import type { Sql } from '../../platform/db/database.ts';
import type { Requirements } from '../../platform/requirements.rules.ts';
import { type Learner, award, lockLearner } from '../awards/index.ts';
import type { Answered } from '../review/index.ts';
import type { Catalogue, Correction } from '../scenarios/index.ts';
import { selectRecorded } from './progress.queries.ts';
import * as queries from './rescore.queries.ts';
import { bestScoreChange, rescore } from './rescore.rules.ts';

export interface RescoreDeps {
  readonly catalogue: Catalogue;
  readonly requirements: Requirements;
}

/**
 * Regrades a learner's answers in a scenario's attempts by corrected keys, never to their loss, and awards what the
 * better score adds. A second run finds nothing to do. Returns what is worth more now.
 * @param userId the learner, whose totals the caller has locked in this transaction
 */
export async function rescoreAttempts(
  deps: RescoreDeps,
  tx: Sql,
  userId: number,
  { scenarioId, keys, now }: { scenarioId: number; keys: readonly Correction[]; now: Date },
): Promise<(Answered & { readonly attemptId: string })[]> {
  const answers = rescore(await queries.selectToRescore(tx, userId, keys), keys);
  if (answers.length === 0) return [];
  await queries.saveRescored(tx, answers);
  const better = answers.filter(({ isBetter }) => isBetter);
  const attempts = await queries.selectCompleted(tx, [...new Set(better.map(({ attemptId }) => attemptId))]);
  for (const attempt of attempts) await giveDifference(deps, tx, { userId, scenarioId, attempt, now });
  return better.map(({ attemptId, questionIndex, credit, confidence }) => ({
    attemptId,
    scenarioId,
    questionIndex,
    credit,
    confidence,
  }));
}

async function giveDifference(
  { catalogue, requirements }: RescoreDeps,
  tx: Sql,
  {
    userId,
    scenarioId,
    attempt,
    now,
  }: {
    userId: number;
    scenarioId: number;
    attempt: Awaited<ReturnType<typeof queries.selectCompleted>>[number];
    now: Date;
  },
): Promise<void> {
  const edition = await catalogue.edition(scenarioId, attempt.version, tx);
  if (!edition) return;
  const score = attemptScore(edition.scenario.questions, attempt.answers);
  if (score <= attempt.score) return;
  await queries.saveScore(tx, attempt.id, score);
  const { entry } = await selectRecorded(tx, userId, { scenarioId });
  const best = entry && bestScoreChange(entry, edition.xpReward, score);
  if (!best) return;
  await queries.saveBest(tx, userId, scenarioId, best);
  const isPerfect = Number(score === 100) - Number(entry.score === 100 && !entry.selfReported);
  const learner: Learner = await lockLearner(tx, userId);
  const earning = {
    source: 'scenario',
    sourceId: scenarioId,
    description: edition.title,
    xp: best.xp,
    points: pointsForXp(best.xp),
    answers: 0,
    facts: { perfectScores: isPerfect, scoreTotal: score - (entry.score ?? 0) },
    selfReported: false,
    graded: false,
    makesNoDay: true,
    occurredAt: new Date(attempt.completedAt),
    now,
  } as const;
  await award(tx, learner, earning, requirements);
}
