import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '@rounds/contract/identity/accounts';
import { draftKey } from './drafts.ts';
import { signIn, signOut } from './session.ts';

/** A browser's storage, whose stored keys are its own properties. */
class Kept {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (Reflect.get(this, key) as string) : null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

let kept: Kept;
const as = (id: number) => signIn({ token: `token-${id}`, user: { id, username: `u${id}` } as User });
const drafts = () => Object.keys(kept).filter((key) => key.startsWith('rounds.draft.'));

beforeEach(() => {
  signOut();
  kept = new Kept();
  vi.stubGlobal('localStorage', kept);
  as(1);
  kept.setItem(draftKey(1, 'post'), '{"title":"Only for me"}');
  kept.setItem(draftKey(1, 'reply.7'), '{"content":"half a"}');
  kept.setItem('rounds.theme', 'dark');
});

it.each(['learner', 'deleted', 'elsewhere'] as const)('drafts go when a learner leaves (%s)', (endedBy) => {
  signOut(endedBy);
  expect(drafts()).toEqual([]);
  expect(kept.getItem('rounds.theme')).toBe('dark');
});

it('drafts are kept for a learner whose session expires while they write', () => {
  signOut('expired');
  as(1);
  expect(drafts()).toHaveLength(2);
});

it('drafts are removed when somebody else signs in, even if their id begins with the same digits', () => {
  signOut('expired');
  as(12);
  expect(drafts()).toEqual([]);
});

it('everything named after a learner is removed when they sign out, except unsent answers', () => {
  kept.setItem('rounds.timer.1', 'off');
  kept.setItem('rounds.anything.1', 'that comes later');
  kept.setItem('rounds.of-two-words.1', 'as well');
  kept.setItem('rounds.outbox.1', '[{}]');
  signOut();
  const left = Object.keys(kept).sort();
  expect(left).toEqual(['rounds.outbox.1', 'rounds.theme']);
});
