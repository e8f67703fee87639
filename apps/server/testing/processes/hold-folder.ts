import { createInterface } from 'node:readline';
import { lockFolder } from '../../src/platform/db/engines/folder-lock.ts';

// Takes each folder that comes in as a line, answers "held" or why not, and keeps what it holds until its input ends.
for await (const folder of createInterface({ input: process.stdin })) {
  const said = await lockFolder(folder, 'http://localhost:4321').then(
    () => 'held',
    (error: unknown) => (error as Error).message,
  );
  process.stdout.write(`${said}\n`);
}
