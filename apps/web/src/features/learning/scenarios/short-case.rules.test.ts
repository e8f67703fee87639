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

it('leaves out what a question shares nothing with, but neither the opening nor what happened last', () => {
  expect(left(1)).toEqual([weight, skin, flat]);
  expect(left(3)).toEqual([weight, flat]);
  expect(left(4)).toEqual([weight, skin, flat, feed]);
});

it('keeps what a single telling word stands in', () => {
  expect(left(5)).toEqual([weight, skin, feed]);
});

it('keeps what a figure of the question stands in, and the latest news for a question without any', () => {
  expect(left(2)).toEqual([skin, flat]);
});

it('leaves nothing out of the first question, nor of one that isn’t there', () => {
  expect(left(0)).toEqual([]);
  expect(left(9)).toEqual([]);
});
