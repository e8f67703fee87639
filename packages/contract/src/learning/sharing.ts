import { z } from 'zod';
import { achievementIcons } from './achievements.rules.ts';
import { Requirement, UserAchievement } from './achievements.ts';
import { Instant, Ok, IdParams } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { sharingErrors } from './sharing.errors.ts';

/** A public page of one badge of one learner. */
export const BadgeShare = z.object({
  token: z.string(),
  /** Where the page is, by the installation's public address. */
  url: z.url(),
});
export type BadgeShare = z.infer<typeof BadgeShare>;

/** Why a badge is shown, but not signed: a client's claimed results contributed, or its scenarios aren't passed yet. */
const NotSigned = z.enum(['not_graded', 'not_passed']).nullable();
export type NotSigned = z.infer<typeof NotSigned>;

/** What everybody with the link sees. */
export const SharedBadge = z.object({
  title: z.string(),
  description: z.string(),
  icon: z.enum(achievementIcons),
  xpReward: z.int().min(0),
  requirement: Requirement,
  username: z.string(),
  unlockedAt: Instant,
  /** Only the owner learns why it isn't signed, since the reason reveals their scores. */
  signed: z.boolean(),
  url: z.url(),
  /** Only for its owner: what they need to share it or to stop sharing it. */
  own: z
    .object({
      userAchievement: UserAchievement,
      /** Achievements that they have unlocked. */
      unlockedCount: z.int().positive(),
      notSigned: NotSigned,
    })
    .nullable(),
});
export type SharedBadge = z.infer<typeof SharedBadge>;

const errors = [sharedErrors.not_yours, sharingErrors.achievement_not_found] as const;
const endpoint = endpointsOf('Sharing');

export const findShare = endpoint({
  method: 'GET',
  path: '/api/achievements/user/:id/share',
  summary:
    'The public page of a badge of one’s own, null while it is not shared; and why it is not signed, if it isn’t.',
  params: IdParams,
  answer: z.object({ share: BadgeShare.nullable(), notSigned: NotSigned }),
  errors,
});

export const createShare = endpoint({
  method: 'POST',
  path: '/api/achievements/user/:id/share',
  summary: 'Make a public page of a badge of one’s own; the same one when there is one already.',
  params: IdParams,
  answer: BadgeShare,
  errors,
});

export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/api/achievements/user/:id/share',
  summary: 'End the public page of a badge. Its link never works again.',
  params: IdParams,
  answer: Ok,
  errors,
});

export const downloadCredential = endpoint({
  method: 'GET',
  path: '/api/achievements/user/:id/credential',
  summary: 'A badge of one’s own as a signed Open Badges 3.0 credential.',
  params: IdParams,
  answer: z.object({
    fileName: z.string(),
    /** A compact JWS: the contents of the file. */
    credential: z.string(),
  }),
  errors: [...errors, sharingErrors.not_graded, sharingErrors.not_passed],
});

export const getSharedBadge = endpoint({
  method: 'GET',
  path: '/api/badges/:token',
  summary: 'A shared badge, for everybody with its link.',
  auth: 'optional',
  params: z.object({ token: z.string() }),
  answer: SharedBadge,
  errors: [sharingErrors.badge_not_found],
});

/** The public half of a key, as JSON Web Key. It never has a `d`. */
export const PublicKey = z.object({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  kid: z.string(),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
});
export type PublicKey = z.infer<typeof PublicKey>;

export const listBadgeKeys = endpoint({
  method: 'GET',
  path: '/api/badges/keys',
  summary: 'The public keys that credentials are verified with, as a JSON Web Key Set.',
  auth: 'none',
  answer: z.object({ keys: z.array(PublicKey) }),
});

export const getBadgeKey = endpoint({
  method: 'GET',
  path: '/api/badges/keys/:kid',
  summary: 'One public key: what the `kid` of a credential leads to.',
  auth: 'none',
  params: z.object({ kid: z.string() }),
  answer: PublicKey,
  errors: [sharingErrors.key_not_found],
});

/** Names in JSON-LD come as lists of IRIs and terms. */
const Terms = z.array(z.string());

const IssuerProfile = z.object({
  id: z.url(),
  type: Terms,
  name: z.string(),
  url: z.url(),
  description: z.string(),
});

export const getBadgeIssuer = endpoint({
  method: 'GET',
  path: '/api/badges/issuer',
  summary: 'Who issues the credentials: an Open Badges profile.',
  auth: 'none',
  answer: z.object({ '@context': Terms, ...IssuerProfile.shape }),
});

export const BadgeDefinition = z.object({
  id: z.url(),
  type: Terms,
  achievementType: z.string(),
  name: z.string(),
  description: z.string(),
  criteria: z.object({ narrative: z.string() }),
  image: z.object({ id: z.url(), type: z.literal('Image'), caption: z.string() }),
});
export type BadgeDefinition = z.infer<typeof BadgeDefinition>;

export const getBadgeDefinition = endpoint({
  method: 'GET',
  path: '/api/badges/achievements/:slug',
  summary: 'What a badge stands for: an Open Badges achievement.',
  auth: 'none',
  params: z.object({ slug: z.string().max(200) }),
  answer: z.object({ '@context': Terms, ...BadgeDefinition.shape }),
  errors: [sharingErrors.achievement_not_found],
});
