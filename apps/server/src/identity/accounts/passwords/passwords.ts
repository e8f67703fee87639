import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLength } from '@rounds/contract/identity/accounts.rules';
import { type PasswordCost, recommendedPasswordCost } from '../../../platform/config/config.ts';
import { threadPool } from '../../../platform/thread-pool.ts';

/**
 * Two at a time, at a lower priority, so that a storm of sign-ins leaves the processor to everybody else.
 */
const workers = threadPool(new URL('passwords.worker.ts', import.meta.url), { maxThreads: 2 });

export const hashPassword = (password: string, cost = recommendedPasswordCost): Promise<string> =>
  workers.run({ password, cost }, { name: 'hash' });

export const verifyPassword = (hashed: string, password: string): Promise<boolean> =>
  workers.run({ hashed, password }, { name: 'verify' });

const dummies = new WeakMap<PasswordCost, Promise<string>>();

/** A hash that no password opens, so that an unknown account takes as long to refuse as a known one. */
export function dummyHash(cost: PasswordCost): Promise<string> {
  const hash = dummies.get(cost) ?? hashPassword('an account that does not exist', cost);
  dummies.set(cost, hash);
  return hash;
}

const productWords = [
  'rounds',
  'roundsrounds',
  'healthcare education',
  'healthcareeducation',
  'rounds2026',
  'rounds123',
];
const maxCommonPasswords = 3000;
const refused = new Set([
  ...dictionary['passwords-common']
    .filter((password) => password.length >= passwordLength.min)
    .slice(0, maxCommonPasswords),
  ...productWords,
]);

/** Whether a password is one of the most common or names the product. It is compared as a whole, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return refused.has(password.toLowerCase());
}
