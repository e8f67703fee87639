/**
 * Resets that one caller may request for one email address. At most half of what its inbox gets, so that nobody can use
 * up the owner's way back by asking in their place.
 */
export const resetLimits = [
  { name: 'forgot', max: 5, seconds: 60 * 60 },
  { name: 'forgot-day', max: 10, seconds: 24 * 60 * 60 },
] as const;
