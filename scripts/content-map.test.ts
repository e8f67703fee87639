import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentMap, contentMapFile } from './content-map.ts';

test('docs/content-map.md is what `npm run content-map` writes', async () => {
  const map = await contentMap();
  expect(map).toContain('## Questions by format, career path and difficulty');
  expect(readFileSync(contentMapFile, 'utf8')).toBe(map);
});
