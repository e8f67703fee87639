import { invitationAlphabet, invitationCodeLength } from '@rounds/contract/community/study-groups.rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Joining, invitationOf, joinRefusal, successorOf } from './study-groups.rules.ts';

const open: Joining = {
  isPrivate: false,
  invitationCode: null,
  maxMembers: 3,
  placesTaken: 2,
  isMember: false,
  code: null,
};
const secret = { isPrivate: true, invitationCode: 'ABCDE23456' };

describe('joining', () => {
  it.each([
    ['an open group', {}, null],
    ['with a code that nobody asked for', { code: 'x' }, null],
    ['a full one', { placesTaken: 3 }, 'group_full'],
    ['an overfull one', { placesTaken: 4 }, 'group_full'],
    ['again', { isMember: true }, 'already_member'],
    ['again, when it is full', { isMember: true, placesTaken: 3 }, 'already_member'],
    ['a private one with its code', { ...secret, code: 'ABCDE23456' }, null],
    ['with the code as people type it', { ...secret, code: ' abcde-23456 ' }, null],
    ['without the code', secret, 'wrong_invitation_code'],
    ['with an empty code', { ...secret, code: '' }, 'wrong_invitation_code'],
    ['with another code', { ...secret, code: 'ABCDE23457' }, 'wrong_invitation_code'],
    ['a private one that has no code', { isPrivate: true, code: '' }, 'wrong_invitation_code'],
    ['a full private one without the code', { ...secret, placesTaken: 3 }, 'wrong_invitation_code'],
    ['a full private one with it', { ...secret, placesTaken: 3, code: 'ABCDE23456' }, 'group_full'],
  ] as const)('%s', (_what, changes, expected) => {
    expect(joinRefusal({ ...open, ...changes })).toBe(expected);
  });

  it('never admits more members than places', () => {
    fc.assert(
      fc.property(fc.nat(25), fc.integer({ min: 2, max: 20 }), (placesTaken, maxMembers) => {
        const isIn = joinRefusal({ ...open, placesTaken, maxMembers }) === null;
        expect(isIn).toBe(placesTaken + 1 <= maxMembers);
      }),
    );
  });
});

it('an invitation has one letter per byte, all from the alphabet', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: invitationCodeLength, maxLength: invitationCodeLength }),
      (bytes) => {
        const code = invitationOf(bytes);
        expect(code).toHaveLength(invitationCodeLength);
        expect([...code].every((letter) => invitationAlphabet.includes(letter))).toBe(true);
      },
    ),
  );
  expect(invitationOf([0, 31, 32, 255])).toBe('A9A9');
});

describe('who leads after the creator', () => {
  const one = (userId: number, joinedAt: number, isDeleted = false) => ({ userId, joinedAt, isDeleted });
  it.each([
    ['nobody', [], null],
    ['the longest member', [one(1, 5), one(2, 3), one(3, 4)], 2],
    ['the first of two who came at once', [one(9, 3), one(2, 3)], 2],
    ['not a deleted account', [one(1, 1, true), one(2, 9)], 2],
    ['a deleted account where there is no other', [one(3, 2, true), one(4, 1, true)], 4],
  ])('%s', (_what, candidates, expected) => {
    expect(successorOf(candidates)).toBe(expected);
  });
});
