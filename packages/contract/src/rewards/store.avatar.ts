import { z } from 'zod';
import * as values from './store.avatar.rules.ts';
import { Id, PathId, QueryId } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';

const endpoint = endpointsOf('Rewards');

/** What a learner chooses freely. */
export const AvatarChoice = z.object({
  skinTone: z.enum(values.skinTones),
  hairStyle: z.enum(values.hairStyles),
  hairColor: z.enum(values.hairColors),
  eyeColor: z.enum(values.eyeColors),
  /** In the order of choice: the picture shows the first three. */
  accessories: z
    .array(z.enum(values.accessories))
    .max(values.accessories.length)
    .refine((list) => new Set(list).size === list.length),
  outfit: z.enum(values.outfits),
});
export type AvatarChoice = z.infer<typeof AvatarChoice>;

/** A store item as the picture needs it. */
export const WornItem = z.object({
  itemId: Id,
  slug: z.string(),
  name: z.string(),
  itemType: z.string(),
  color: z.string(),
  style: z.string(),
});
export type WornItem = z.infer<typeof WornItem>;

export const Avatar = z.object({
  userId: Id,
  ...AvatarChoice.shape,
  /** What is equipped, one item of each type. */
  equipped: z.array(WornItem),
  /** Up to four owned badges, the equipped one first. */
  badges: z.array(WornItem),
});
export type Avatar = z.infer<typeof Avatar>;

/** An avatar for a row of a list. */
const AvatarFace = Avatar.omit({ badges: true });
export type AvatarFace = z.infer<typeof AvatarFace>;

/** A learner as others see them. */
const PublicLearner = z.object({
  id: Id,
  username: z.string(),
  level: z.int().positive(),
  careerPath: z.string().nullable(),
});

const params = z.object({ userId: PathId });

export const getAvatar = endpoint({
  method: 'GET',
  path: '/api/avatar/:userId',
  summary: "A learner's avatar, with what they wear. Not found where the profile is hidden.",
  params,
  answer: Avatar,
  errors: [sharedErrors.user_not_found],
});

export const listAvatars = endpoint({
  method: 'GET',
  path: '/api/avatars',
  summary: 'The avatars of several learners. Who hides their profile is left out.',
  query: z.object({
    /** Up to `avatarsAtOnce` ids, with commas in between. */
    ids: z
      .string()
      .transform((list): unknown[] => list.split(','))
      .pipe(z.array(QueryId).max(values.avatarsAtOnce)),
  }),
  answer: z.array(AvatarFace),
});

export const putAvatar = endpoint({
  method: 'PUT',
  path: '/api/avatar/:userId',
  summary: "Change one's own avatar.",
  params,
  body: AvatarChoice,
  answer: Avatar,
  errors: [sharedErrors.not_yours],
});

export const getLearner = endpoint({
  method: 'GET',
  path: '/api/users/:userId',
  summary: 'Name and level of a learner. Not found where the profile is hidden.',
  params,
  answer: PublicLearner,
  errors: [sharedErrors.user_not_found],
});
