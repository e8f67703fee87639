import type { Database } from '../src/platform/db/database.ts';

export interface NewBadge {
  readonly userId: number;
  readonly unlockedAt?: Date;
  readonly title?: string;
  readonly description?: string;
}

let counter = 0;

/**
 * Gives a learner an achievement of their own, bypassing the unlock rules, with a passed attempt behind it. Returns the
 * user achievement's id.
 */
export async function unlockBadge(
  db: Database,
  {
    userId,
    unlockedAt = new Date('2026-03-01T08:30:15.250Z'),
    title = 'First Steps',
    description = 'Completed a first clinical scenario.',
  }: NewBadge,
): Promise<number> {
  const slug = `test-badge-${process.pid}-${(counter += 1)}`;
  const [achievement] = await db.run<{ id: number }>(
    `insert into achievements (slug, title, description, icon, xp_reward, requirement, position)
     values ($1, $2, $3, 'first-steps', 50, '{"type": "first_completion", "value": 1}', 0) returning id`,
    [slug, title, description],
  );
  await db.run(
    `insert into scenario_attempts (id, user_id, scenario_id, version, started_at, completed_at, score)
     select gen_random_uuid(), $1, id, version, $2, $2, 100 from learning_scenarios order by id limit 1`,
    [userId, unlockedAt],
  );
  const [unlocked] = await db.run<{ id: number }>(
    'insert into user_achievements (user_id, achievement_id, unlocked_at, verified) values ($1, $2, $3, true) returning id',
    [userId, achievement?.id, unlockedAt],
  );
  return unlocked?.id ?? 0;
}
