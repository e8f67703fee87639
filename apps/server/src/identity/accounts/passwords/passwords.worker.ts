import { getPriority, setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordCost } from '../../../platform/config/config.ts';

/*
 * What `passwords.ts` has done in threads of its own. Requests come first: on Linux the priority is that of one thread.
 * Elsewhere it would be that of the whole process, and stays.
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
