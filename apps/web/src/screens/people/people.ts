import { later } from '../../lib/later.ts';

/* Faces and links of people come after all else: they need the artwork and a call of their own. */
const person = () => import('./person.tsx');

export const PersonFace = later(async () => (await person()).PersonFace);
export const PersonName = later(async () => (await person()).PersonName);
