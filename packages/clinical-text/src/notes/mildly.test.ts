import { expect, test } from 'vitest';
import { mildly } from './plainly.ts';

test.each([
  ['All blood vessels show vascular tone', 'Blood vessels show vascular tone'],
  ['In reality, all veins of the leg have valves', 'Veins of the leg have valves'],
  [
    'Red cells and platelets are all produced in the marrow',
    'Red cells and platelets are produced in the marrow',
  ],
  ['The study includes all of the bones of the hand', 'The study includes the bones of the hand'],
  ['Nerves reach all three types of muscle', 'Nerves reach the three types of muscle'],
  ['A first-degree burn affects only the epidermis', 'A first-degree burn affects the epidermis'],
  ['The needle is used only once', 'The needle is used once'],
  ['Naloxone lasts only 30 to 90 minutes', 'Naloxone lasts 30 to 90 minutes'],
  ['Skeletal muscle completely depends on its nerve', 'Skeletal muscle depends on its nerve'],
  ['Only through the gut do the vitamins reach the blood', 'Through the gut, the vitamins reach the blood'],
  ['An image shows a region, and only from one side', 'An image shows a region'],
  ['Adenine always binds with thymine', 'Adenine binds with thymine'],
])('“%s” says no more than “%s”', (text, mild) => expect(mildly(text)).toBe(mild));

test.each([
  'The only short bones lie in the wrist',
  'Not all drugs pass the placenta',
  'All bones except the hyoid join another one',
  'The scan is the least invasive of all methods',
  'The scan can only show the bone',
  'The fentanyl patch is used only for opioid-tolerant patients',
  'Fluid restriction is needed only when the serum sodium is low',
  'Antibiotics are given only if a bacterial infection is present',
  'The drug is started only in a hospital',
  'Treatment is recommended only below 125 mmol/L',
])('is left as it is: %s', (text) => expect(mildly(text)).toBe(text));
