import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';

/* Avatars and links load last: they need the artwork and an extra call. */
const person = () => import('./learner.tsx');

export const DrawnAvatar = lazyWithRetry(async () => (await person()).DrawnAvatar);
export const LearnerLink = lazyWithRetry(async () => (await person()).LearnerLink);
