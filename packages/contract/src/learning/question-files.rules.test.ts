import { describe, expect, test } from 'vitest';
import { exportFileName, titleOfFile } from './question-files.rules.ts';

describe('the name of an exported file', () => {
  test.each([
    ['Heart failure, part 1', 'Heart failure, part 1.gift.txt'],
    ['../../etc/passwd', 'etc passwd.gift.txt'],
    ['a/b\\c:d*e?f"g<h>i|j\u202E\n', 'a b c d e f g h i j.gift.txt'],
    ['心不全', '心不全.gift.txt'],
    ['...', 'questions.gift.txt'],
    ['x'.repeat(200), `${'x'.repeat(80)}.gift.txt`],
  ])('of %j is %j', (title, name) => {
    expect(exportFileName(title, 'gift')).toBe(name);
  });

  test('gives the title back', () => {
    for (const format of ['gift', 'moodle_xml', 'qti', 'anki'] as const)
      expect(titleOfFile(exportFileName('Heart failure 2.0', format))).toBe('Heart failure 2.0');
    expect(titleOfFile('Chapter 3')).toBe('Chapter 3');
  });
});
