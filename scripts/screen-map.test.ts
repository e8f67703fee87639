import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screenMap, screenMapFile } from './screen-map.ts';

test('docs/screen-map.md is what `npm run screen-map` writes', async () => {
  const map = await screenMap();
  expect(map).toContain('| `/auth` |');
  expect(readFileSync(screenMapFile, 'utf8')).toBe(map);
});
