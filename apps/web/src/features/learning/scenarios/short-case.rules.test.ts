import type { Case } from '@rounds/contract/learning/scenarios';
import { expect, it } from 'vitest';
import { dispensableParagraphs } from './short-case.rules.ts';

const opening = 'Linh Tran, 27, bakes bread. Five days ago she had her first child.';
const weight = 'The child weighs 3220 g today.';
const skin = 'Her face looks slightly yellow, and the bilirubin meter reads below the treatment line.';
const flat = 'The flat is warm, and her mother is staying for a month.';
const feed = 'You watch a feed. The lower lip is turned in.';
const later = 'A week later the nipples have healed.';

const question = (text: string, explanation: string, update?: string) => ({
  question: text,
  options: ['Yes', 'No'],
  explanation,
  ...(update !== undefined && { update }),
});
const scenario = {
  patientPresentation: [opening, weight, skin, flat].join('\n\n'),
  questions: [
    question('What do you look at first?', 'Feeding.'),
    question('What should Linh change?', 'With a deep latch the lip is out.', feed),
    question('How many grams may be lost?', 'Of 3220 g a tenth.'),
    question('Who checks the colour?', 'A yellow skin is met with the meter for bilirubin.', later),
    question('What now?', 'Nothing.', 'Mai smiles.'),
    question('Who helps at night?', 'Her mother does.'),
  ],
} as unknown as Case;
const left = (index: number) => [...dispensableParagraphs(scenario, index)];

it('leaves out what a question shares nothing with, except the opening and the latest events', () => {
  expect(left(1)).toEqual([weight, skin, flat]);
  expect(left(3)).toEqual([weight, flat]);
  expect(left(4)).toEqual([weight, skin, flat, feed]);
});

it('keeps what a single distinctive word is in', () => {
  expect(left(5)).toEqual([weight, skin, feed]);
});

it('keeps what a figure of the question is in, and the latest news for a question without any', () => {
  expect(left(2)).toEqual([skin, flat]);
});

it('leaves nothing out of the first question, or of one that does not exist', () => {
  expect(left(0)).toEqual([]);
  expect(left(9)).toEqual([]);
});

it('keeps the owner of a short name, and what a short capitalized word names', () => {
  const bed = 'In bed four lies Mr Lowe, with Lena beside him.';
  const target = 'Between 2.5 and 3.5 her INR is right.';
  const ward = {
    patientPresentation: [opening, bed, target].join('\n\n'),
    questions: [
      question('What first?', 'Nothing.'),
      question('Who waits?', 'Here Mr Lowe does.'),
      question('When is her INR taken?', 'On Friday.'),
    ],
  } as unknown as Case;
  expect([...dispensableParagraphs(ward, 1)]).toEqual([target]);
  expect([...dispensableParagraphs(ward, 2)]).toEqual([bed]);
});

it('keeps a weight in kilograms and allergies, without which nothing is prescribed, but no dose', () => {
  const body = 'He is 172 cm tall and weighs 71 kg.';
  const allergy = 'He has no allergies.';
  const dose = 'The pump runs at 2 mg/kg/h.';
  const told = {
    patientPresentation: [opening, body, allergy, dose].join('\n\n'),
    questions: [question('What first?', 'Nothing.'), question('What now?', 'Wait.')],
  } as unknown as Case;
  expect([...dispensableParagraphs(told, 1)]).toEqual([dose]);
});
