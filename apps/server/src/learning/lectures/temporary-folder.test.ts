import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder, removeLeftFolders } from './temporary-folder.ts';

it('leftovers of a killed process are removed, and folders in use stay', async () => {
  const left = path.join(tmpdir(), `rounds-lecture-left-${process.pid}`);
  await mkdir(left);
  await writeFile(path.join(left, 'recording'), 'Edema');
  const used = await makeTemporaryFolder();
  const longAgo = new Date(Date.now() - 60_000);
  for (const folder of [left, used.folder]) await utimes(folder, longAgo, longAgo);
  await removeLeftFolders();
  const names = await readdir(tmpdir());
  expect(names).not.toContain(path.basename(left));
  expect(names).toContain(path.basename(used.folder));
  await used.remove();
  expect(await readdir(tmpdir())).not.toContain(path.basename(used.folder));
});
