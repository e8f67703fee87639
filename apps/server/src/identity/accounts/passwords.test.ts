import { readFileSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('knows a password by its hash, and no other', async () => {
  const hashed = await hashPassword('a-password-for-tests');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('a-password-for-tests')).not.toBe(hashed);
  expect(await verifyPassword(hashed, 'a-password-for-tests')).toBe(true);
  expect(await verifyPassword(hashed, 'a-password-for-test')).toBe(false);
});

/** Threads of this process that give way to the others. */
const niceThreads = () =>
  readdirSync('/proc/self/task').filter((thread) => {
    // The 17th field after the name is how nice a thread is to others.
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1];
    return Number(stat?.split(' ')[16]) > getPriority();
  });
/** Those of tests before, in the same process, which rest for a while before they end. */
const before = new Set(process.platform === 'linux' ? niceThreads() : []);

it.runIf(process.platform === 'linux')('hashes two at a time, below all other threads', async () => {
  const hashed = await hashPassword('a-password-for-tests');
  await Promise.all(Array.from({ length: 6 }, () => verifyPassword(hashed, 'another')));
  expect(niceThreads().filter((thread) => !before.has(thread))).toHaveLength(2);
});
