import type { Workshop } from './distractors.ts';
import type { DraftItem } from './types.ts';

/** Whether an earlier test from the note asks about the same sentence: another test takes what is new, as far as it goes. */
export const wasAsked = ({ asked = [] }: Workshop, { fact }: DraftItem): boolean =>
  asked.some(({ start, end }) => start < fact.end && fact.start < end);
