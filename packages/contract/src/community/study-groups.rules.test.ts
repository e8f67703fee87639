import { expect, it } from 'vitest';
import { invitationAlphabet, plainInvitation } from './study-groups.rules.ts';

it.each([
  ['ABCDE23456', 'ABCDE23456'],
  ['abcde-23456', 'ABCDE23456'],
  [' abc de 234 56\n', 'ABCDE23456'],
  ['', ''],
])('the invitation %j is compared as %j', (typed, plain) => {
  expect(plainInvitation(typed)).toBe(plain);
});

it('invitations use 32 letters, none of which look alike', () => {
  expect(new Set(invitationAlphabet).size).toBe(32);
  expect(invitationAlphabet).not.toMatch(/[IO01]/);
});
