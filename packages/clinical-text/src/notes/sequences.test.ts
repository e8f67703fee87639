import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { standaloneStatement } from './clean.ts';

const stepsOf = (note: string) =>
  analyzeNote(note).facts.find(({ type }) => type === 'sequence')?.members ?? [];

test.each([
  ['Second RN verifies the dose', 'Second RN verifies the dose'],
  ['Second, verify the dose', 'Verify the dose'],
  ['Third: flush the line', 'Flush the line'],
  ['First dose is given slowly', 'First dose is given slowly'],
  ['Next dose after 8 h', 'Next dose after 8 h'],
  ['Next, flush the line', 'Flush the line'],
  ['Then flush the line', 'Flush the line'],
  ['Last check at the bedside', 'Last check at the bedside'],
])('the step “%s” is “%s”', (line, step) =>
  expect(stepsOf(`# Steps of a transfusion\n1. Prime the set\n2. Hang the bag\n3. ${line}\n`)).toContain(
    step,
  ),
);

test.each([
  ['First degree block has a long PR interval.', 'First degree block has a long PR interval'],
  ['First, the atria contract and empty themselves.', 'The atria contract and empty themselves'],
  ['Second degree block drops some of the beats.', 'Second degree block drops some of the beats'],
  ['Second, the ventricles contract together.', null],
])('“%s” says “%s”', (sentence, said) => expect(standaloneStatement(sentence)).toBe(said));
