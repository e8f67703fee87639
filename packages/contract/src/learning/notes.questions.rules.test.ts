import { expect, it } from 'vitest';
import { asRead } from './notes.questions.rules.ts';

it.each([
  ['**Hyperkalemia**: a potassium above 5.5 mmol/L.', 'Hyperkalemia: a potassium above 5.5 mmol/L.'],
  ['Stop the drugs\n2. Record an ECG.\n3. Give calcium', 'Stop the drugs; Record an ECG. Give calcium'],
  ['- one\n- two', 'one; two'],
  ['5.5 mmol/L and 3 * 2', '5.5 mmol/L and 3 * 2'],
])('a piece of a note reads as text: %j', (text, read) => {
  expect(asRead(text)).toBe(read);
});
