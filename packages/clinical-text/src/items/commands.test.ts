import { expect, test } from 'vitest';
import { isCommand } from './commands.ts';

test.each([
  'Stop the drugs that raise potassium',
  'Give calcium gluconate over 5 minutes',
  'Monitor urine output every hour',
  'Avoid potassium-sparing diuretics',
  'Do not give potassium as a bolus',
  'Check the apical pulse before each dose',
  'Report weight gain of more than 1 kg in a day or 2 kg in a week',
  'Repeat chest X-ray at 6 weeks in smokers',
  'Hold the dose if the pulse is below 60',
])('%j tells what to do', (claim) => expect(isCommand(claim)).toBe(true));

test.each([
  'Stress causes the release of cortisol',
  'Change is slow in the elderly',
  'Swab cultures are taken from the throat',
  'Report forms name the drug',
  'Support cells surround the neuron',
  'Digoxin slows the heart',
  'The nurse stops the infusion',
  'Drains are emptied every shift',
  'Store-operated channels let calcium in',
  'Exercise lowers the blood pressure',
])('%j says something', (claim) => expect(isCommand(claim)).toBe(false));
