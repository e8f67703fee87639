import { dayMs } from '@rounds/contract/time.rules';
import { randomUUID } from 'node:crypto';
import { joinLeagueIn } from '../community/leagues/index.ts';
import { recordProgress } from '../learning/progress/index.ts';
import { catalogueOf } from '../learning/scenarios/index.ts';
import type { AppContext } from '../platform/feature.ts';
import { failUnexpectedly } from '../platform/http/errors.ts';
import type { ServiceDeps } from '../platform/service-deps.ts';
import { buy, changeAvatar, equipItem, readItemIds } from '../rewards/store/index.ts';
import { leaveUnfinished } from './demo.learning.service.ts';
import { sampleRewards } from './demo.avatars.ts';
import type { DemoContext } from './demo.context.ts';
import { sampleAnswers } from './demo.rules.ts';
import { demoLearner, type SampleLearner } from './demo.samples.ts';

/** Gives a new account everything the demo learner has done. */
export async function populateCopy(context: AppContext, userId: number): Promise<void> {
  const { db, clock, requirements } = context;
  const catalogue = await catalogueOf(context);
  const place = { db, catalogue, requirements, scenarios: await catalogue.active(), now: clock.now() };
  await learn(place, demoLearner, userId);
  await leaveUnfinished(place, demoLearner, userId);
  await db.transaction((tx) => joinLeagueIn(tx, userId, place.now));
  await buyItems({ db, clock, store: await readItemIds(db) }, demoLearner.username, userId);
}

/** Completes the first scenarios of a sample learner's career path. */
export async function learn(
  { db, catalogue, requirements, scenarios, now }: DemoContext,
  learner: SampleLearner,
  userId: number,
): Promise<void> {
  const { careerPath, skill, daysAgo } = learner;
  const own = scenarios.filter((scenario) => scenario.careerPath === careerPath).slice(0, learner.scenarios);
  for (const [turn, { id, version, scenario }] of own.entries()) {
    // Spread over the learner's days, earliest first, so that the streak and the scores grow as a real person's would.
    const days = daysAgo[Math.floor((turn * daysAgo.length) / own.length)] ?? 0;
    const at = new Date(now.getTime() - days * dayMs - (own.length - turn) * 60_000);
    const clock = { now: () => at };
    const body = {
      scenarioId: id,
      version,
      completed: true,
      score: 0,
      attempts: 1,
      timeSpent: 120 + ((turn * 37) % 150),
      attemptId: randomUUID(),
      answers: sampleAnswers(scenario.questions, skill, turn),
    };
    await db.transaction((tx) =>
      recordProgress({ catalogue, requirements, clock }, tx, userId, body, failUnexpectedly),
    );
  }
}

export interface Store extends ServiceDeps {
  /** Item ids by slug. */
  readonly store: ReadonlyMap<string, number>;
}

/** Chooses a sample learner's looks, and buys their items while the points last. */
export async function buyItems({ db, clock, store }: Store, username: string, userId: number): Promise<void> {
  const sample = sampleRewards[username];
  if (!sample) return;
  await changeAvatar(db, userId, sample.avatar);
  for (const [slug, worn] of sample.purchases) {
    const itemId = store.get(slug);
    if (itemId === undefined) continue;
    const notEnoughPoints = new Error(`Not enough points for ${slug}`);
    const fail = (code: string) => (code === 'not_enough_points' ? notEnoughPoints : failUnexpectedly(code));
    try {
      await db.transaction((tx) => buy(tx, userId, itemId, clock.now(), fail));
      if (worn) await equipItem({ db, clock }, userId, itemId, fail);
    } catch (error) {
      if (error !== notEnoughPoints) throw error;
    }
  }
}
