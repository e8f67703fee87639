import { getPriority, setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';

/*
 * What `passwords.ts` has done in threads of its own. Requests come first: on Linux the priority is that of one thread.
 * Elsewhere it would be that of the whole process, and stays.
 */
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 10, 19));

/** argon2id with the parameters of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hash = (password: string): string => hashSync(password, options);

export const verify = ({
  hashed,
  password,
}: {
  readonly hashed: string;
  readonly password: string;
}): boolean => verifySync(hashed, password);
