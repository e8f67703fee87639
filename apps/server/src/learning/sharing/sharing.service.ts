import type { AchievementIcon } from '@rounds/contract/learning/achievements.rules';
import type { BadgeShare, NotSigned, SharedBadge } from '@rounds/contract/learning/sharing';
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

async function ownBadge({ db }: SharingDeps, userId: number, id: number, fail: Fail<NotOwn>): Promise<Badge> {
  const badge = await queries.selectOptionalBadge(db, id);
  if (!badge) throw fail('achievement_not_found');
  if (badge.userId !== userId) throw fail('not_yours');
  return badge;
}

/** Only work that was graded here and passed is signed: not a badge based on claims, or only on wrong answers. */
function whyNotSigned({ requirements }: SharingDeps, badge: Badge): NotSigned {
  if (!badge.graded) return 'not_graded';
  return isPassed(badge, requirements) ? null : 'not_passed';
}

/** The page of one's own badge, null if it isn't shared; and why the badge isn't signed, if it isn't. */
export async function readShare(
  deps: SharingDeps,
  userId: number,
  id: number,
  fail: Fail<NotOwn>,
): Promise<{ share: BadgeShare | null; notSigned: NotSigned }> {
  const badge = await ownBadge(deps, userId, id, fail);
  const token = await queries.selectOptionalToken(deps.db, id);
  return {
    share: token === null ? null : { token, url: deps.addresses.page(token) },
    notSigned: whyNotSigned(deps, badge),
  };
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
  fail: Fail<NotOwn | NonNullable<NotSigned>>,
): Promise<CredentialFile> {
  const badge = await ownBadge(deps, userId, id, fail);
  const why = whyNotSigned(deps, badge);
  if (why) throw fail(why);
  return fileOf(deps, badge, 'owner');
}

async function fileOf(
  { signer }: SharingDeps,
  badge: Badge,
  readers: 'owner' | 'everybody',
): Promise<CredentialFile> {
  return { fileName: fileNameOf(badge.title, 'jwt'), credential: await signer.sign(badge, readers) };
}

/** The badge behind a link, or null. Malformed links are not looked up. */
export async function findShared({ db }: SharingDeps, token: string): Promise<Badge | null> {
  return isShareToken(token) ? queries.selectOptionalSharedBadge(db, token) : null;
}

/** The credential behind a link, or null: then a visitor isn't told why, which would tell of the learner's scores. */
export async function sharedCredential(deps: SharingDeps, token: string): Promise<CredentialFile | null> {
  const badge = await findShared(deps, token);
  return badge && whyNotSigned(deps, badge) === null ? fileOf(deps, badge, 'everybody') : null;
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
  const { title, description, xpReward, requirement, username } = badge;
  const notSigned = whyNotSigned(deps, badge);
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
    notSigned,
  };
  return {
    ...shown,
    username,
    unlockedAt,
    signed: notSigned === null,
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
