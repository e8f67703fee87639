import type { AvatarChoice } from '@rounds/contract/rewards/store.avatar';

export interface SampleRewards {
  readonly avatar: AvatarChoice;
  /** Slugs of the items they buy while their points last, and whether they wear them. */
  readonly purchases: readonly (readonly [slug: string, worn: boolean])[];
}

const look = (
  skinTone: AvatarChoice['skinTone'],
  hairStyle: AvatarChoice['hairStyle'],
  hairColor: AvatarChoice['hairColor'],
  eyeColor: AvatarChoice['eyeColor'],
  outfit: AvatarChoice['outfit'],
  ...accessories: AvatarChoice['accessories']
): AvatarChoice => ({ skinTone, hairStyle, hairColor, eyeColor, outfit, accessories });

/** How the demo account and the sample learners look, and what they bought. */
export const sampleRewards: Readonly<Record<string, SampleRewards>> = {
  demo: {
    avatar: look('medium', 'curly', 'black', 'brown', 'scrubs_basic', 'stethoscope'),
    purchases: [
      ['badge-heart', true],
      ['pen-coral', false],
    ],
  },
  'sample.amira': {
    avatar: look('medium', 'long', 'black', 'brown', 'scrubs_premium', 'stethoscope', 'watch'),
    purchases: [
      ['scrubs-coral', true],
      ['badge-moon', true],
      ['streak-freeze', false],
    ],
  },
  'sample.jonas': {
    avatar: look('light', 'short', 'blonde', 'blue', 'lab_coat', 'pen', 'glasses'),
    purchases: [['stethoscope-navy', true]],
  },
  'sample.wei': {
    avatar: look('light', 'short', 'black', 'brown', 'lab_coat', 'badge'),
    purchases: [
      ['glasses-navy', true],
      ['pen-gold', true],
    ],
  },
  'sample.lucia': {
    avatar: look('medium', 'braided', 'brown', 'green', 'pediatric_scrubs', 'badge'),
    purchases: [['watch-coral', true]],
  },
  'sample.tomasz': {
    avatar: look('light', 'short', 'gray', 'gray', 'scrubs_basic', 'glasses'),
    purchases: [['backdrop-night', true]],
  },
  'sample.chiamaka': {
    avatar: look('dark', 'curly', 'black', 'brown', 'surgical_scrubs', 'stethoscope'),
    purchases: [['badge-pulse', true]],
  },
  'sample.yuki': { avatar: look('light', 'long', 'black', 'brown', 'scrubs_basic', 'mask'), purchases: [] },
  'sample.omar': {
    avatar: look('dark', 'short', 'black', 'brown', 'emergency_scrubs', 'watch'),
    purchases: [['gloves-sky', true]],
  },
  'sample.claire': {
    avatar: look('light', 'curly', 'red', 'green', 'scrubs_premium', 'badge'),
    purchases: [],
  },
};
