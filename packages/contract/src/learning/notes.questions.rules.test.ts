import { expect, it } from 'vitest';
import { withoutMarkdown } from './notes.questions.rules.ts';

it.each([
  ['**Hyperkalemia**: a potassium above 5.5 mmol/L.', 'Hyperkalemia: a potassium above 5.5 mmol/L.'],
  ['Stop the drugs\n2. Record an ECG.\n3. Give calcium', 'Stop the drugs; Record an ECG. Give calcium'],
  ['- one\n- two', 'one; two'],
  [
    '| **Apnea** | Sedation or fatigue | Stimulate patient |',
    'Apnea: Sedation or fatigue; Stimulate patient',
  ],
  ['| A | B |\n|---|:--|\n| C | D. |', 'A: B; C: D'],
  ['Apnea\tSedation\tStimulate', 'Apnea: Sedation; Stimulate'],
  ['|x| is the size of x', '|x| is the size of x'],
  ['5.5 mmol/L and 3 * 2', '5.5 mmol/L and 3 * 2'],
])('a piece of a note reads as text: %j', (text, read) => {
  expect(withoutMarkdown(text)).toBe(read);
});
