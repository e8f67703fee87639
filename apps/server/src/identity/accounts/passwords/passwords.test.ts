import { execFile } from 'node:child_process';
import { getPriority } from 'node:os';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('recognizes a password by its hash, and no other', async () => {
  const hashed = await hashPassword('a-password-for-tests');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('a-password-for-tests')).not.toBe(hashed);
  expect(await verifyPassword(hashed, 'a-password-for-tests')).toBe(true);
  expect(await verifyPassword(hashed, 'a-password-for-test')).toBe(false);
});

/** Hashes in a separate process, and prints the nice value of each of its threads: the 17th field after the name. */
const hashing = `
  import { readFileSync, readdirSync } from 'node:fs';
  import { hashPassword, verifyPassword } from '${import.meta.resolve('./passwords.ts')}';
  const hashed = await hashPassword('a-password-for-tests');
  await Promise.all(Array.from({ length: 6 }, () => verifyPassword(hashed, 'another')));
  const stat = (thread) => readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ')[1].split(' ');
  console.log(JSON.stringify(readdirSync('/proc/self/task').map((thread) => Number(stat(thread)[16]))));
  process.exit(0);
`;

it.runIf(process.platform === 'linux')(
  'hashes two at a time, with lower priority than all other threads',
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '--eval',
      hashing,
    ]);
    const nice = JSON.parse(stdout) as number[];
    expect(nice.filter((value) => value > getPriority())).toHaveLength(2);
  },
);
