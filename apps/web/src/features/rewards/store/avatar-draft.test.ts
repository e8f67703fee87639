import type { AvatarChoice } from '@rounds/contract/rewards/store.avatar';
import { afterEach, expect, it } from 'vitest';
import { getDraft, setDraft, settleDraft } from './avatar-draft.ts';

const choice: AvatarChoice = {
  skinTone: 'light',
  hairStyle: 'short',
  hairColor: 'brown',
  eyeColor: 'brown',
  accessories: [],
  outfit: 'scrubs_basic',
};

afterEach(() => setDraft(1, null));

it('is over once it is saved', () => {
  setDraft(1, choice);
  settleDraft(1, { ...choice });
  expect(getDraft(1)).toBeNull();
});

it('keeps what was changed while the last one was being saved', () => {
  const later = { ...choice, hairStyle: 'curly' } as const;
  setDraft(1, later);
  settleDraft(1, choice);
  expect(getDraft(1)).toEqual(later);
});

it('is one learner’s own', () => {
  setDraft(1, choice);
  expect(getDraft(2)).toBeNull();
  settleDraft(2, choice);
  expect(getDraft(1)).toEqual(choice);
});
