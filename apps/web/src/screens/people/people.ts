import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';

/* Faces and links of people come after all else: they need the artwork and a call of their own. */
const person = () => import('./person.tsx');

export const PersonFace = lazyWithRetry(async () => (await person()).PersonFace);
export const PersonName = lazyWithRetry(async () => (await person()).PersonName);
