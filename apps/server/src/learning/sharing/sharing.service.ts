import type { AchievementIcon } from '@rounds/contract/learning/achievements.rules';
import type { BadgeShare, SharedBadge } from '@rounds/contract/learning/sharing';
import { fileNameOf, isShareToken } from '@rounds/contract/learning/sharing.rules';
import type { Fail } from '../../platform/http/errors.ts';
import type { Requirements } from '../../platform/requirements.rules.ts';
import { newToken } from '../../platform/tokens.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { type Addresses, type Badge, type Definition, isPassed } from './badge.rules.ts';
import type { BadgeSigner } from './credential.service.ts';
import * as queries from './sharing.queries.ts';

export interface SharingDeps extends ServiceDeps {
  readonly addresses: Addresses;
  readonly signer: BadgeSigner;
  readonly requirements: Requirements;
}

/** The badge doesn't exist, or is another learner's. */
type NotOwn = 'achievement_not_found' | 'not_yours';
/** The badge is shown, but not signed. */
type NotSigned = 'not_graded' | 'not_passed';

async function ownBadge({ db }: SharingDeps, userId: number, id: number, fail: Fail<NotOwn>): Promise<Badge> {
  const badge = await queries.selectOptionalBadge(db, id);
  if (!badge) throw fail('achievement_not_found');
  if (badge.userId !== userId) throw fail('not_yours');
  return badge;
}

/** The page of one's own badge; null if it isn't shared. */
export async function readShare(
  deps: SharingDeps,
  userId: number,
  id: number,
  fail: Fail<NotOwn>,
): Promise<BadgeShare | null> {
  await ownBadge(deps, userId, id, fail);
  const token = await queries.selectOptionalToken(deps.db, id);
  return token === null ? null : { token, url: deps.addresses.page(token) };
}

/** Shares the learner's own badge by a link of 256 random bits. Repeating it returns the same link. */
export async function shareBadge(
  deps: SharingDeps,
  userId: number,
  id: number,
  fail: Fail<NotOwn>,
): Promise<BadgeShare> {
  await ownBadge(deps, userId, id, fail);
  const token = await queries.insertShare(deps.db, {
    userAchievementId: id,
    token: newToken(),
    createdAt: deps.clock.now(),
  });
  return { token, url: deps.addresses.page(token) };
}

/** Revokes a page. Sharing again makes another link; repeating it changes nothing. */
export async function endShare(
  deps: SharingDeps,
  userId: number,
  id: number,
  fail: Fail<NotOwn>,
): Promise<void> {
  await ownBadge(deps, userId, id, fail);
  await queries.deleteShare(deps.db, id);
}

export interface CredentialFile {
  readonly fileName: string;
  readonly credential: string;
}

export async function ownCredential(
  deps: SharingDeps,
  userId: number,
  id: number,
  fail: Fail<NotOwn | NotSigned>,
): Promise<CredentialFile> {
  return fileOf(deps, await ownBadge(deps, userId, id, fail), 'owner', fail);
}

/** Only work that was graded here and passed is signed: not a badge based on claims, or only on wrong answers. */
async function fileOf(
  { signer, requirements }: SharingDeps,
  badge: Badge,
  readers: 'owner' | 'everybody',
  fail: Fail<NotSigned>,
): Promise<CredentialFile> {
  if (!badge.graded) throw fail('not_graded');
  if (!isPassed(badge, requirements)) throw fail('not_passed');
  return { fileName: fileNameOf(badge.title, 'jwt'), credential: await signer.sign(badge, readers) };
}

/** The badge behind a link, or null. Malformed links are not looked up. */
export async function findShared({ db }: SharingDeps, token: string): Promise<Badge | null> {
  return isShareToken(token) ? queries.selectOptionalSharedBadge(db, token) : null;
}

/** The credential behind a link, or null. */
export async function sharedCredential(
  deps: SharingDeps,
  token: string,
  fail: Fail<NotSigned>,
): Promise<CredentialFile | null> {
  const badge = await findShared(deps, token);
  return badge && fileOf(deps, badge, 'everybody', fail);
}

/** What the page of a shared badge shows. Its owner also gets what they need to pass it on. */
export async function readShared(
  deps: SharingDeps,
  token: string,
  viewerId: number | null,
  fail: Fail<'badge_not_found'>,
): Promise<SharedBadge> {
  const badge = await findShared(deps, token);
  if (!badge) throw fail('badge_not_found');
  const { title, description, xpReward, requirement, username, graded } = badge;
  const unlockedAt = badge.unlockedAt.toISOString();
  // The contract's schema parsed it when the content was loaded.
  const icon = badge.icon as AchievementIcon;
  const shown = { title, description, icon, xpReward, requirement };
  const own = viewerId === badge.userId && {
    userAchievement: {
      id: badge.id,
      achievementId: badge.achievementId,
      title,
      icon,
      unlockedAt,
      achievement: { id: badge.achievementId, ...shown },
    },
    unlockedCount: await queries.countUnlocked(deps.db, badge.userId),
  };
  return {
    ...shown,
    username,
    unlockedAt,
    graded,
    passed: isPassed(badge, deps.requirements),
    url: deps.addresses.page(token),
    own: own || null,
  };
}

export async function readDefinition(
  { db }: SharingDeps,
  slug: string,
  fail: Fail<'achievement_not_found'>,
): Promise<Definition> {
  const definition = await queries.selectOptionalDefinition(db, slug);
  if (!definition) throw fail('achievement_not_found');
  return definition;
}
