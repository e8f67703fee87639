import { afterEach, expect, it } from 'vitest';
import { avatarChoice as choice } from '../../../../testing/avatars.ts';
import { getAvatarDraft, setAvatarDraft, clearSavedDraft } from './avatar-draft.ts';

afterEach(() => setAvatarDraft(1, null));

it('is cleared once it is saved', () => {
  setAvatarDraft(1, choice);
  clearSavedDraft(1, { ...choice });
  expect(getAvatarDraft(1)).toBeNull();
});

it('keeps changes made while the last one was being saved', () => {
  const later = { ...choice, hairStyle: 'curly' } as const;
  setAvatarDraft(1, later);
  clearSavedDraft(1, choice);
  expect(getAvatarDraft(1)).toEqual(later);
});

it('belongs to one learner', () => {
  setAvatarDraft(1, choice);
  expect(getAvatarDraft(2)).toBeNull();
  clearSavedDraft(2, choice);
  expect(getAvatarDraft(1)).toEqual(choice);
});
