import path from 'node:path';
import { readAchievements, saveAchievements } from './learning/achievements/index.ts';
import { readAdvertisements, saveAdvertisements } from './business/ads/index.ts';
import { readGiveaways, saveGiveaways } from './business/giveaways/index.ts';
import { readRewardsFile, saveRewards } from './rewards/store/index.ts';
import { readScenarioFiles, saveScenarios } from './learning/scenarios/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { withStartLock } from './platform/db/migrate.ts';

/**
 * Makes what is stored what the content folder holds: all of it, in one transaction, or nothing. A file that can't be used
 * leaves everything as it was, here and in the processes that run.
 * @param samples whether made-up advertisements and giveaways belong to it
 * @throws ContentError for the first file that can't be used
 */
export async function loadContent(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  folder: string,
  { samples }: { readonly samples: boolean },
): Promise<void> {
  const at = (file: string) => path.join(folder, file);
  const listed = (file: string) => [at(file), ...(samples ? [at(`samples/${file}`)] : [])];
  const [scenarios, achievements, advertisements, giveaways, rewards] = await Promise.all([
    readScenarioFiles(at('scenarios')),
    readAchievements(at('achievements.yaml')),
    readAdvertisements(listed('advertisements.yaml')),
    readGiveaways(listed('giveaways.yaml')),
    readRewardsFile(at('rewards.yaml')),
  ]);
  await withStartLock(db, async (tx) => {
    const now = clock.now();
    await saveScenarios(tx, scenarios, now);
    await saveAchievements(tx, achievements);
    // Samples go as they came: with the demo.
    await saveAdvertisements(tx, advertisements);
    await saveGiveaways(tx, giveaways, now);
    await saveRewards(tx, rewards);
  });
}
