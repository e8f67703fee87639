import { passingScore } from '@rounds/contract/common.rules';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { exportPart } from '../../platform/db/personal-data.ts';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { users } from '../../identity/accounts/accounts.tables.ts';
import { achievements } from '../achievements/achievements.tables.ts';
import { userAchievements } from '../awards/awards.tables.ts';
import { scenarioAttempts } from '../progress/progress.tables.ts';
import type { Badge, Definition } from './badge.rules.ts';
import { badgeShares } from './sharing.tables.ts';

const definition = {
  achievementId: achievements.id,
  slug: achievements.slug,
  title: achievements.title,
  description: achievements.description,
  icon: achievements.icon,
  xpReward: achievements.xpReward,
  requirement: achievements.requirement,
};

/**
 * Scenarios that the badge's learner completed with graded answers, with at least that score, since the account was
 * created.
 */
const scenariosFrom = (score: number) => sql<number>`(
  select count(distinct ${scenarioAttempts.scenarioId})::int from ${scenarioAttempts}
  where ${scenarioAttempts.userId} = ${users.id} and ${scenarioAttempts.completedAt} is not null
    and ${scenarioAttempts.score} >= ${score} and ${scenarioAttempts.completedAt} >= ${users.createdAt})`;

const badge = {
  ...definition,
  id: userAchievements.id,
  userId: userAchievements.userId,
  unlockedAt: userAchievements.unlockedAt,
  username: users.username,
  email: users.email,
  graded: userAchievements.verified,
  completedScenarios: scenariosFrom(0),
  passedScenarios: scenariosFrom(passingScore),
  perfectScenarios: scenariosFrom(100),
};

const badges = ({ orm }: Sql) =>
  orm
    .select(badge)
    .from(userAchievements)
    .innerJoin(achievements, eq(achievements.id, userAchievements.achievementId))
    .innerJoin(users, eq(users.id, userAchievements.userId));

/** A badge that somebody holds, by the id of the user achievement. */
export async function selectOptionalBadge(sql: Sql, id: number): Promise<Badge | null> {
  const [row] = await badges(sql).where(eq(userAchievements.id, id));
  return row ?? null;
}

/** The badge behind a link; null if the link is unknown or revoked, or the account deleted. */
export async function selectOptionalSharedBadge(sql: Sql, token: string): Promise<Badge | null> {
  const [row] = await badges(sql)
    .innerJoin(badgeShares, eq(badgeShares.userAchievementId, userAchievements.id))
    .where(and(eq(badgeShares.token, token), isNull(users.deletedAt)));
  return row ?? null;
}

export async function selectOptionalDefinition({ orm }: Sql, slug: string): Promise<Definition | null> {
  const [row] = await orm.select(definition).from(achievements).where(eq(achievements.slug, slug));
  return row ?? null;
}

export async function countUnlocked({ orm }: Sql, userId: number): Promise<number> {
  const [row] = await orm
    .select({ unlocked: count() })
    .from(userAchievements)
    .where(eq(userAchievements.userId, userId));
  return row?.unlocked ?? 0;
}

export async function selectOptionalToken({ orm }: Sql, userAchievementId: number): Promise<string | null> {
  const [row] = await orm
    .select({ token: badgeShares.token })
    .from(badgeShares)
    .where(eq(badgeShares.userAchievementId, userAchievementId));
  return row?.token ?? null;
}

// If two share at once, both get the first token: the update changes nothing but locks the row.
const keptShare = statement({
  name: 'badge_share_insert_once',
  text: `
    insert into badge_shares as s (user_achievement_id, token, created_at) values ($userAchievementId, $token, $createdAt)
    on conflict (user_achievement_id) do update set created_at = s.created_at
    returning token`,
  row: z.object({ token: z.string() }),
});

/** Stores a token for a badge, unless it has one; returns the badge's token. */
export async function insertShare(
  sql: Sql,
  share: { userAchievementId: number; token: string; createdAt: Date },
): Promise<string> {
  const { userAchievementId, token, createdAt } = share;
  const kept = await queryRow(sql, keptShare, { userAchievementId, token, createdAt });
  return kept.token;
}

export async function deleteShare({ orm }: Sql, userAchievementId: number): Promise<void> {
  await orm.delete(badgeShares).where(eq(badgeShares.userAchievementId, userAchievementId));
}

export const exportSharing = exportPart({
  badge_shares: `
    select s.user_achievement_id as "userAchievementId", s.token, iso_instant(s.created_at) as "createdAt"
    from badge_shares s join user_achievements u on u.id = s.user_achievement_id
    where u.user_id = $userId order by s.user_achievement_id`,
});
