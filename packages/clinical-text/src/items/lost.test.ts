import { expect, test } from 'vitest';
import { isLost } from './lost.ts';

test.each([
  'After recovery, the amount of virus drops',
  'The spindle has dissolved, and the chromosomes part',
  'Parasympathetic regulation occurs while food is chewed',
  'Binding of ghrelin produces hunger',
  'The drug is given so that the each cell takes it up',
  'The hormone relaxes the wall in of the uterus',
  'A sensor, also referred to a receptor, measures a value',
  'Two enzymes, each of which act on one bond, are released',
  'The big toe has two bones, a proximal phalanx, and a distal phalanx',
  'The plantaris runs obliquely between the two',
  'The age of the male parent matters less because nondisjunction is rare in a sperm',
  'The nervous system can be divided into two parts mostly on the basis of function',
  'In addition to the baroreceptors are chemoreceptors that monitor oxygen',
  'Ketones may appear if the diet lacks carbohydrates',
  'The lining of the tunica intima is intact',
  'Blood vessels in the skin begin to dilate and let the heat out',
  'Two zygotes form, implant, and develop into twins',
  'Three vesicles form at the first stage and are called primary',
  'The beta cells of the pancreas secrete it',
  'Actually, gray matter is darker than white matter',
  'Erythrocytes are made at the staggering rate of 2 million cells a second',
])('only its neighbors, or a corrector, could tell: %s', (claim) => expect(isLost(claim)).toBe(true));

test.each([
  'The amount of antigen in the vaccine decides the response',
  'The trachea has specialized cells with cilia',
  'A few days after implantation, the trophoblast has secreted enough hCG',
  'Two types of cells develop from the mesoderm',
  'As labor nears, the contractions begin to strengthen in the uterus',
  'Neural control of the bladder lies in the pons',
  'Binding of insulin to its receptor opens the channel',
  'A receptor is referred to as a sensor',
  'The nervous system is divided into two parts: the central and the peripheral one',
  'Ketones may appear in the urine if the diet lacks carbohydrates',
])('tells by itself: %s', (claim) => expect(isLost(claim)).toBe(false));
