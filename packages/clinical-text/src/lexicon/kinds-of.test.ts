import { expect, test } from 'vitest';
import { doesAsWell } from './kinds-of.ts';

test.each([
  ['monocyte', 'a phagocytic cell that is attracted from the bloodstream to infected tissues', true],
  ['lymphocyte', 'a phagocytic cell that is attracted from the bloodstream to infected tissues', false],
  ['macrophage', 'a cell that presents foreign antigens to T cells', true],
  ['erythrocyte', 'a cell that presents foreign antigens to T cells', false],
  ['basophil', 'a white blood cell with granules that stain red', true],
  ['monocyte', 'a white blood cell with granules that stain red', false],
])('%s: “%s”: %s', (cell, said, expected) => expect(doesAsWell(cell, said)).toBe(expected));
