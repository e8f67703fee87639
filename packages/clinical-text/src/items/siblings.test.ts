import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { areSiblings, isName } from './siblings.ts';
import { workshopOf } from './write-test.ts';

const { index, siblings } = workshopOf(
  analyzeNote(`# Hormones
Insulin is a hormone that lowers the blood glucose. Ghrelin is a hormone that raises the appetite.
The left ventricle and the right ventricle contract at once. The clinical monitor shows the heart rate.
Patients with asthma or eczema use the topical cream. The hair root and the hair shaft hold keratin. The adjacent vertebra moves.`),
);
const term = (key: string) => index.byKey.get(key);

test.each([
  ['insulin', 'ghrelin', true],
  ['left ventricle', 'right ventricle', true],
  ['asthma', 'eczema', true],
  ['hair root', 'hair shaft', true],
  ['insulin', 'left ventricle', false],
])('%s and %s are alternatives: %s', (one, other, expected) => {
  const [a, b] = [term(one), term(other)];
  expect(a && b && areSiblings(siblings, a, b)).toBe(expected);
});

test('an everyday word before a noun makes no name, nor is a Greek letter one', () => {
  const known = term('insulin');
  expect(known && isName(known)).toBe(true);
  for (const parts of [
    ['late', 'level'],
    ['adjacent', 'vertebra'],
    ['constituent', 'acid'],
    ['manufacture', 'hormone'],
    ['alpha'],
  ])
    expect(known && isName({ ...known, key: parts.join(' '), isKnown: false, parts })).toBe(false);
});
