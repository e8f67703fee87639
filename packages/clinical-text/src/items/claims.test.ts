import { expect, test } from 'vitest';
import { claimOf } from './claims.ts';

test.each([
  [
    'The mitral valve stops arterial blood from flowing back, and the chamber above it fills with blood',
    'The mitral valve stops arterial blood from flowing back',
  ],
  [
    'Warfarin blocks the vitamin K cycle in the liver, which lowers four clotting factors',
    'Warfarin blocks the vitamin K cycle in the liver',
  ],
  [
    'The ward keeps gloves, gowns, and masks at the door',
    'The ward keeps gloves, gowns, and masks at the door',
  ],
  [
    'The pump, which stands beside the bed, gives the drug',
    'The pump, which stands beside the bed, gives the drug',
  ],
  [
    'Several organs, including the liver, store iron in their cells',
    'Several organs, including the liver, store iron in their cells',
  ],
  [
    'Cells in the wall of the stomach secrete acid; others secrete pepsinogen',
    'Cells in the wall of the stomach secrete acid',
  ],
  [
    'A full-thickness burn reaches the subcutaneous tissue, destroying the follicles',
    'A full-thickness burn reaches the subcutaneous tissue',
  ],
  [
    'The signals of the optic nerve are either seen, which takes place in the cortex, or cause a reflex',
    null,
  ],
  [
    'Each daughter cell of the zygote is called a blastomere (blastos = “germ,” in the sense of a sprout)',
    'Each daughter cell of the zygote is called a blastomere',
  ],
  [
    'The central nervous system (CNS) is the brain and spinal cord, and the peripheral nervous system (PNS) is the rest',
    'The central nervous system (CNS) is the brain and spinal cord',
  ],
  [
    'The column is split into two tracts, the gracile fasciculus that holds axons from the legs, and the cuneate one is lateral',
    null,
  ],
  ['The luteal increase in progesterone, which thickens the wall, is essential', null],
  ['The mother’s serum holds antibodies, but only if the fetus is Rh-positive and its blood is shed', null],
  ['The nurse plans care in a number of settings', null],
  ['The cycle of the heart is complete', null],
  ['Knowing the roots of the words can help', null],
  ['The openings of the skull base are as follows', null],
  ['Labor brings on strong contractions of the uterus, which', null],
  ['The forces are recoil (P); the tension, called pull; and the weight, called load', null],
  ['Bilirubin is bound in the liver, is shed with bile into the bowel, and then enters the stool', null],
  ['The reading at rest is a systolic pressure of', null],
  ['Naloxone (said with the stress on the second part) reverses opioids', null],
])('the first claim of “%s”', (statement, claim) => expect(claimOf(statement)).toBe(claim));
