import { expect, test } from 'vitest';
import { statementsOf } from './clean.ts';

test.each([
  // Its first clause stands by itself, whatever the rest leans on.
  [
    'Veins have wider lumens than their arteries, a trait that lowers the resistance of this circuit.',
    ['Veins have wider lumens than their arteries'],
  ],
  [
    'The long muscle flexes the thigh, whereas the short muscle extends it.',
    ['The long muscle flexes the thigh, whereas the short muscle extends it'],
  ],
  [
    'The air that you breathe holds nitrogen and oxygen.',
    ['The air that you breathe holds nitrogen and oxygen'],
  ],
  // A clause without a subject of its own is given that of its sentence, or is left.
  [
    'Ejection fraction is the share of blood that leaves with each beat; normal is 55 to 70%.',
    [
      'Ejection fraction is the share of blood that leaves with each beat; normal is 55 to 70%',
      'Normal ejection fraction is 55 to 70%',
    ],
  ],
  [
    'Digoxin slows the heart and strengthens its beat; the usual dose is 125 micrograms.',
    ['Digoxin slows the heart and strengthens its beat; the usual dose is 125 micrograms'],
  ],
  // What holds under a condition is not told without it.
  [
    'If the fetus is Rh-positive, its cells enter the blood, and the spleen makes antibodies against the factor.',
    [
      'If the fetus is Rh-positive, its cells enter the blood, and the spleen makes antibodies against the factor',
    ],
  ],
  [
    'It is quite common for several genes to act together.',
    ['It is quite common for several genes to act together'],
  ],
  ['Summarizes the veins of the thorax that flow into the heart.', []],
  ['Normal is 3.5 to 5 mmol/L in adults.', []],
  ['As you study the vessels, the names repeat themselves.', []],
  ['Move your shoulder around and feel how the clavicle moves with the scapula.', []],
  [
    'Each adult kidney filters the plasma many times a day.',
    ['Each adult kidney filters the plasma many times a day'],
  ],
  ['Each is joined to the bladder by a ureter of its own.', []],
  [
    'A late sign is seen in erythroblastosis of the newborn.',
    ['A late sign is seen in erythroblastosis of the newborn'],
  ],
  ['The synergy, in which two drugs act as one.', []],
  [
    'The kidneys, which lie behind the gut, filter the plasma.',
    ['The kidneys, which lie behind the gut, filter the plasma'],
  ],
  ['Thus begins the long descent of the testis into the scrotum.', []],
  ['The set point is 37 degrees (98.6 F) Physiological limits vary a little.', []],
  ['tRNA carries the amino acids to the ribosome.', ['tRNA carries the amino acids to the ribosome']],
  ['Slowing the osteoclasts that break the bone down Raising calcitonin in the blood.', []],
])('what can be asked about alone of %j', (text, expected) => expect(statementsOf(text)).toEqual(expected));
