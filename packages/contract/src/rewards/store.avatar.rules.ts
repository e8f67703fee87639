/** The choices for an avatar, in the order offered; the first of each is the default. */
export const skinTones = ['light', 'medium', 'dark'] as const;
export const hairStyles = ['short', 'long', 'curly', 'braided'] as const;
export const hairColors = ['brown', 'black', 'blonde', 'red', 'gray'] as const;
export const eyeColors = ['brown', 'blue', 'green', 'gray'] as const;
export const accessories = ['stethoscope', 'badge', 'pen', 'watch', 'glasses', 'mask'] as const;
export const outfits = [
  'scrubs_basic',
  'scrubs_premium',
  'lab_coat',
  'surgical_scrubs',
  'emergency_scrubs',
  'pediatric_scrubs',
] as const;

/** How many accessories and badges the picture shows. */
export const shownAccessories = 3;
export const shownBadges = 4;

/** The most avatars in one call. */
export const avatarsAtOnce = 60;
