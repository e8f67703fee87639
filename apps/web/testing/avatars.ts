import type { Avatar, AvatarChoice } from '@rounds/contract/rewards/store.avatar';

/** The look that an avatar has at first. */
export const avatarChoice: AvatarChoice = {
  skinTone: 'light',
  hairStyle: 'short',
  hairColor: 'brown',
  eyeColor: 'brown',
  accessories: [],
  outfit: 'scrubs_basic',
};

/** A learner's avatar with nothing equipped. */
export const buildAvatar = (userId: number): Avatar => ({
  ...avatarChoice,
  userId,
  equipped: [],
  badges: [],
});
