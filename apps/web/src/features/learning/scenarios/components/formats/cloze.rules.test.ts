import { expect, test } from 'vitest';
import { clozeParts } from './cloze.rules.ts';

test('keeps the punctuation around a gap with it', () => {
  expect(clozeParts('It is {1}, because ({2}). Give {3}')).toEqual([
    { text: 'It is ' },
    { gap: 0, before: '', after: ',' },
    { text: ' because ' },
    { gap: 1, before: '(', after: ').' },
    { text: ' Give ' },
    { gap: 2, before: '', after: '' },
    { text: '' },
  ]);
});

test('loses nothing of the passage', () => {
  const passage = '{1}: first ({2}{3}) "{4}" at 5%.';
  const whole = clozeParts(passage)
    .map((part) => ('gap' in part ? `${part.before}{${part.gap + 1}}${part.after}` : part.text))
    .join('');
  expect(whole).toBe(passage);
});
