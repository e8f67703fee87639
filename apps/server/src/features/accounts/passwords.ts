import { dictionary } from '@zxcvbn-ts/language-common';
import { hash, verify } from '@node-rs/argon2';
import { passwordLength } from '@rounds/contract/accounts.rules';

/** argon2id with the parameters of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at a time: a storm of sign-ins must leave the processor to everybody else. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, options));

export const verifyPassword = (hashed: string, password: string): Promise<boolean> =>
  inTurn(() => verify(hashed, password));

let nobody: Promise<string> | undefined;

/** A hash that no password opens, so that an unknown account takes as long to refuse as a known one. */
export const nobodysHash = (): Promise<string> => (nobody ??= hashPassword('an account that does not exist'));

const productWords = [
  'rounds',
  'roundsrounds',
  'healthcare education',
  'healthcareeducation',
  'rounds2026',
  'rounds123',
];
const mostCommon = 3000;
const refused = new Set([
  ...dictionary['passwords-common']
    .filter((password) => password.length >= passwordLength.min)
    .slice(0, mostCommon),
  ...productWords,
]);

/** Whether a password is one of the most common or names the product; compared whole, without case. */
export function isCommonPassword(password: string): boolean {
  return refused.has(password.toLowerCase());
}
