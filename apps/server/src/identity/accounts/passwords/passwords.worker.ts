import { getPriority, setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordCost } from '../../../platform/config/config.ts';

/*
 * The work that `passwords.ts` runs in separate threads. Requests come first, so on Linux this lowers its thread's
 * priority. Elsewhere that would lower the whole process's, so it stays.
 */
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 10, 19));

/** argon2id, the package's default. */
export const hash = ({
  password,
  cost,
}: {
  readonly password: string;
  readonly cost: PasswordCost;
}): string => hashSync(password, cost);

export const verify = ({
  hashed,
  password,
}: {
  readonly hashed: string;
  readonly password: string;
}): boolean => verifySync(hashed, password);
