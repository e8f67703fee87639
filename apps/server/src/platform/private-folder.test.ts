import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, makePrivateFolder } from './private-folder.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'rounds-private-'));
});
afterAll(() => rm(root, { recursive: true }));
const modeOf = async (folder: string) => (await stat(folder)).mode & 0o777;

describe('a folder', () => {
  it('is created for one user only, with its parent folders', async () => {
    const deep = path.join(root, 'a', 'b', 'c');
    await makeFolder(deep);
    for (const folder of [deep, path.dirname(deep), path.join(root, 'a')])
      expect(await modeOf(folder)).toBe(0o700);
  });

  it('that exists keeps its permissions', async () => {
    const shared = path.join(root, 'shared');
    await mkdir(shared);
    await chmod(shared, 0o775);
    await makeFolder(shared);
    expect(await modeOf(shared)).toBe(0o775);
  });

  it('that holds private data is closed to others, new or not', async () => {
    const [fresh, open] = [path.join(root, 'fresh', 'outbox'), path.join(root, 'open')];
    await mkdir(open);
    await chmod(open, 0o755);
    for (const folder of [fresh, open, open]) {
      await makePrivateFolder(folder);
      expect(await modeOf(folder)).toBe(0o700);
    }
  });
});
