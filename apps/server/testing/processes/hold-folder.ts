import { createInterface } from 'node:readline';
import { lockFolder } from '../../src/platform/db/engines/folder-lock.ts';

// Locks each folder that arrives as a line, answers "held" or the reason it can't, and keeps the locks until its input
// ends.
for await (const folder of createInterface({ input: process.stdin })) {
  const said = await lockFolder(folder, 'http://localhost:4321').then(
    () => 'held',
    (error: unknown) => (error as Error).message,
  );
  process.stdout.write(`${said}\n`);
}
