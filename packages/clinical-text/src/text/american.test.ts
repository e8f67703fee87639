import { expect, test } from 'vitest';
import { inAmerican, isAmerican } from './american.ts';

test.each([
  ['preterm labour', 'preterm labor'],
  ['placenta praevia', 'placenta previa'],
  ['iron-deficiency anaemia', 'iron-deficiency anemia'],
  ['hyperkalaemia', 'hyperkalemia'],
  ['haemorrhage', 'hemorrhage'],
  ['pulmonary oedema', 'pulmonary edema'],
  ['diarrhoea', 'diarrhea'],
  ['caecum', 'cecum'],
  ['oesophagus', 'esophagus'],
  ['tumour', 'tumor'],
  ['anaesthetic', 'anesthetic'],
  ['shoulder dystocia', 'shoulder dystocia'],
  ['four hours', 'four hours'],
])('%s is %s', (british, american) => expect(inAmerican(british)).toBe(american));

test.each([
  ['Labor before 37 weeks is preterm.', true],
  ['Hyperkalemia means a high potassium.', true],
  ['Labour before 37 weeks is preterm.', false],
  ['The heart has four chambers.', false],
])('%s: %s', (text, is) => expect(isAmerican(text)).toBe(is));
