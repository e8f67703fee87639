import { expect, test } from 'vitest';
import { indexOf } from './note-index.ts';
import { relativesIn, unjoined } from './relatives.ts';
import { segmentsOf } from './segments.ts';
import { countTerms } from './terms.ts';

const relatives = (text: string) => {
  const segments = segmentsOf(text);
  const index = indexOf(segments, countTerms(segments));
  return segments.flatMap((segment) => relativesIn(segment, index));
};

test.each([
  [
    'Emerging from the placenta is the umbilical vein, which carries oxygen-rich blood to the fetal heart.',
    'The umbilical vein carries oxygen-rich blood to the fetal heart',
  ],
  [
    'Bile is stored in the gallbladder (a sac), which lies beneath the right lobe of the liver.',
    'The gallbladder lies beneath the right lobe of the liver',
  ],
  [
    'Air reaches the alveoli, which are surrounded by the capillaries of the lung, and gives off oxygen.',
    'The alveoli are surrounded by the capillaries of the lung',
  ],
])('said in passing: %s', (text, statement) => expect(relatives(text)).toEqual([statement]));

test.each([
  'A clot forms in the femoral vein, which causes swelling of the whole leg.',
  'The endometrium is the lining of the uterus, which contains many glands and vessels.',
  'Blood leaves the left ventricle and the aorta, which carries it to the arteries of the body.',
  'The valve closes when blood fills the left ventricle, which are chambers of the heart.',
])('not surely said of the name before it: %s', (text) => expect(relatives(text)).toEqual([]));

test('a sentence without what joins its clause', () =>
  expect(unjoined('the aorta (a vessel), which carries blood')).toBe('the aorta carries blood'));
