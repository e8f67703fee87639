import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { englishFile, englishModule } from './string-keys.ts';

test('the list of the English files is what `npm run string-keys` writes', () => {
  expect(readFileSync(englishFile, 'utf8')).toBe(englishModule());
});
