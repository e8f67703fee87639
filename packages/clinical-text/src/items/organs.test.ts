import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { isOfAnotherOrgan } from './organs.ts';
import { workshopOf } from './write-test.ts';

const workshop = workshopOf(
  analyzeNote(
    'Cirrhosis is the final stage of chronic liver disease, in which fibrous bands replace the tissue. Hepatic encephalopathy is a disturbance of brain function caused by ammonia. Hypovolemia is a low volume of blood. Sheehan syndrome is the necrosis of the pituitary gland after severe blood loss. Meningitis is an infection of the membranes around the brain.',
  ),
);

test.each([
  ['cirrhosis', 'a disturbance of brain function caused by ammonia', true],
  ['cirrhosis', ' is a disturbance of brain function', true],
  ['hypovolemia', 'the necrosis of the pituitary gland after severe blood loss', true],
  ['meningitis', 'a disturbance of brain function caused by ammonia', false],
  ['cirrhosis', 'the final stage of kidney disease', false],
  ['hypovolemia', 'an infection of ascitic fluid', false],
])('%s, said to be “%s”: of another organ %s', (rival, said, isOther) =>
  expect(isOfAnotherOrgan(workshop, rival, said)).toBe(isOther),
);
