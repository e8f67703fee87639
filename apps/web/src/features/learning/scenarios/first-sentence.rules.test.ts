import { expect, it } from 'vitest';
import { firstSentence } from './first-sentence.rules.ts';

it.each([
  ['One. Two.', 'One.', 'Two.'],
  ['Give 0.5 mg at once. Then wait.', 'Give 0.5 mg at once.', 'Then wait.'],
  ['Use e.g. Heparin first. Then wait.', 'Use e.g. Heparin first.', 'Then wait.'],
  ['Dr. Ito waits. She calls.', 'Dr. Ito waits.', 'She calls.'],
  ['Is it so? Yes.', 'Is it so?', 'Yes.'],
  ['Only one', 'Only one', ''],
  ['Ten hours suggest a full bladder.\n\nScan it.', 'Ten hours suggest a full bladder.', 'Scan it.'],
  ['Class A. Then B.', 'Class A. Then B.', ''],
])('%s', (text, first, rest) => {
  expect(firstSentence(text)).toEqual({ first, rest });
});
