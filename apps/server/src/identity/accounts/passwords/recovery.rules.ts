/**
 * Resets that one caller may ask for at one email address. Half at most of what its inbox gets: nobody uses up the owner's
 * way back by asking in their place.
 */
export const resetLimits = [
  { name: 'forgot', max: 5, seconds: 60 * 60 },
  { name: 'forgot-day', max: 10, seconds: 24 * 60 * 60 },
] as const;
