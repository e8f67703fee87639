import { expect, test } from 'vitest';
import { stagesIn } from './ordering.ts';

test.each([
  [
    'There are three stages in the response to a burn: shock, catabolism, and healing.',
    'the stages of the response to a burn',
  ],
  ['Hemostasis is divided into three major phases: spasm, plug, and clot.', 'the phases of hemostasis'],
  ['The process of sleep can be divided into four stages: N1, N2, N3, and REM.', 'the stages of sleep'],
  ['From deep to superficial, these layers are the basale, the spinosum, and the corneum.', null],
])('“%s” tells %s', (source, named) => expect(stagesIn(source)).toBe(named));
