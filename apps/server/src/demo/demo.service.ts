import { dayMs } from '@rounds/contract/time.rules';
import { randomBytes } from 'node:crypto';
import { demoAccount } from '@rounds/contract/identity/accounts.rules';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { withStartupLock } from '../platform/db/schema/migrate.ts';
import type { AppContext } from '../platform/feature.ts';
import { createAccount, hashPassword } from '../identity/accounts/index.ts';
import { joinLeagueIn } from '../community/leagues/index.ts';
import { readItemIds } from '../rewards/store/index.ts';
import { Catalogue } from '../learning/scenarios/index.ts';
import { upsertSettings } from '../identity/settings/index.ts';
import { discuss } from './demo.discussions.service.ts';
import { leaveUnfinished } from './demo.learning.service.ts';
import { seedGroupsAndMentors } from './demo.community.service.ts';
import { learn, buyItems } from './demo.account.service.ts';
import { demoLearner, sampleLearners, type SampleLearner } from './demo.samples.ts';
import { hasDemoAccount } from './demo.queries.ts';

/** Adds the demo account and the sample learners, once. Their progress goes through the same code as everybody's. */
export async function seedDemo(
  db: Database,
  clock: Clock,
  { events, requirements }: Pick<AppContext, 'events' | 'requirements'>,
): Promise<void> {
  if (await hasDemoAccount(db)) return;
  const now = clock.now();
  const demoHash = await hashPassword(demoAccount.password);
  const dummyHash = await hashPassword(randomBytes(32).toString('base64'));
  const added = await withStartupLock(db, async (tx) => {
    const learners: { learner: SampleLearner; userId: number }[] = [];
    if (await hasDemoAccount(tx)) return learners;
    const demo = {
      ...demoLearner,
      email: demoAccount.email,
      passwordHash: demoHash,
      isDemo: true,
      isSample: true,
    };
    learners.push({ learner: demoLearner, userId: await createAccount(tx, { events }, demo, now) });
    for (const learner of sampleLearners) {
      const since = new Date(now.getTime() - (Math.max(...learner.daysAgo) + 1) * dayMs);
      const account = {
        ...learner,
        email: `${learner.username}@rounds.example`,
        passwordHash: dummyHash,
        isSample: true,
      };
      const userId = await createAccount(tx, { events }, account, since);
      if (learner.shares) await upsertSettings(tx, userId, { shareProgress: true });
      learners.push({ learner, userId });
    }
    return learners;
  });
  const catalogue = await Catalogue.open(db);
  const scenarios = await catalogue.active();
  const place = { db, catalogue, requirements, scenarios, now };
  for (const { learner, userId } of added) await learn(place, learner, userId);
  for (const { userId } of added) await db.transaction((tx) => joinLeagueIn(tx, userId, now));
  if (added.length === 0) return;
  for (const { learner, userId } of added) {
    if (learner === demoLearner) await leaveUnfinished(place, learner, userId);
  }
  const store = await readItemIds(db);
  for (const { learner, userId } of added) await buyItems({ db, clock, store }, learner.username, userId);
  const ids = new Map(added.map(({ learner, userId }) => [learner.username, userId]));
  await discuss(db, ids, now);
  await seedGroupsAndMentors({ db, now, idOf: (username) => ids.get(username) });
}
