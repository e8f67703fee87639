import { expect, test } from 'vitest';
import { lowerFirst } from './capitals.ts';

test.each([
  ['Streptococcus pneumoniae', 'Streptococcus pneumoniae'],
  ['Klebsiella', 'Klebsiella'],
  ['Streptomycin', 'streptomycin'],
  ['DNA', 'DNA'],
])('%s inside a sentence: %s', (name, inside) => expect(lowerFirst(name)).toBe(inside));
