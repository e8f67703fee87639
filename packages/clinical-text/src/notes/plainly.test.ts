import { expect, test } from 'vitest';
import { abbreviationsIn, plainly } from './plainly.ts';
import { segmentsOf } from './segments.ts';

const abbreviations = abbreviationsIn(
  segmentsOf('Capillary hydrostatic pressure (CHP) drives fluid out. A natural killer (NK) cell kills.'),
);

test.each([
  ['CHP falls along the way.', 'Capillary hydrostatic pressure (CHP) falls along the way.'],
  ['Near the end the CHP is low.', 'Near the end the capillary hydrostatic pressure (CHP) is low.'],
  ['Capillary hydrostatic pressure (CHP) falls.', 'Capillary hydrostatic pressure (CHP) falls.'],
  ['An NK cell is large.', 'An NK cell is large.'],
  ['NFP is not explained.', 'NFP is not explained.'],
  ['The liver also stores iron.', 'The liver stores iron.'],
  ['It is also called the spine.', 'It is also called the spine.'],
  ['It not only holds but also moves.', 'It not only holds but also moves.'],
])('“%s” is put as “%s”', (text, plain) => expect(plainly(text, abbreviations)).toBe(plain));
