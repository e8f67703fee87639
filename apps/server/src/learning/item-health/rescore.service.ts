import type { Requirements } from '../../platform/requirements.rules.ts';
import { runForEach } from '../../platform/jobs/run-for-each.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { notify } from '../../messages/notifications/index.ts';
import { lockLearner } from '../awards/index.ts';
import { rescorePractice } from '../practice/index.ts';
import { rescoreAttempts } from '../progress/index.ts';
import { reschedule } from '../review/index.ts';
import { type Catalogue, type Correction, correctionsOf } from '../scenarios/index.ts';
import { selectLearnersToRescore, selectRewritten } from './rescore.queries.ts';

interface Deps extends ServiceDeps {
  readonly catalogue: Catalogue;
  readonly requirements: Requirements;
}

/**
 * Regrades answers to questions whose key was corrected since, but never to a learner's loss. Regraded answers are
 * marked, so that another run finds nothing to do.
 */
export async function rescoreCorrected(deps: Deps): Promise<void> {
  const editions = await selectRewritten(deps.db);
  const byScenario = Map.groupBy(correctionsOf(editions), ({ scenarioId }) => scenarioId);
  for (const [scenarioId, keys] of byScenario) {
    const learners = await selectLearnersToRescore(deps.db, keys);
    await runForEach(
      learners,
      (userId) => `learner ${userId}`,
      (userId) => rescoreLearner(deps, userId, scenarioId, keys),
    );
  }
}

async function rescoreLearner(
  deps: Deps,
  userId: number,
  scenarioId: number,
  keys: readonly Correction[],
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    const attempts = await rescoreAttempts(deps, tx, userId, { scenarioId, keys, now });
    const better = [...attempts, ...(await rescorePractice(tx, userId, { scenarioId, keys }))];
    if (better.length === 0) return;
    await reschedule(tx, userId, better);
    const title = (await deps.catalogue.edition(scenarioId, undefined, tx))?.title ?? '';
    // They come in the order of completion. A practice session mixes scenarios, so its answers link only to the
    // scenario.
    const attemptId = attempts.at(-1)?.attemptId;
    await notify(tx, userId, 'answer_rescored', { scenarioId, title, ...(attemptId && { attemptId }) }, now);
  });
}
