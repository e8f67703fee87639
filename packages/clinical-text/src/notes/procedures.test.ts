import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { isSequence } from './procedures.ts';

describe('numbered lines', () => {
  test.each([
    [
      'Nursing priorities',
      ['Sit the patient upright', 'Give oxygen', 'Insert IV access', 'Monitor urine output'],
    ],
    [
      'Rule for every alarm',
      [
        'Look at the patient first, not the machine',
        'Silence the alarm',
        'If the cause isn’t found at once, disconnect the circuit',
        'Call the respiratory therapist',
        'Document the event',
      ],
    ],
    ['Stages of labor', ['Dilation of the cervix', 'Birth of the baby', 'Delivery of the placenta']],
    ['Clot formation', ['The vessel narrows', 'Then platelets form a plug', 'Fibrin holds it']],
  ])('are steps under “%s”', (heading, lines) => expect(isSequence(heading, lines)).toBe(true));

  test.each([
    ['Complications', ['Parapneumonic effusion', 'Empyema', 'Lung abscess', 'ARDS', 'Sepsis']],
    [
      'Counselling points',
      ['Take it in the evening', 'Keep vitamin K steady', 'Report black stools', 'Avoid alcohol'],
    ],
    ['Counselling', ['Take it in the evening', 'Missed dose: take it the same day', 'Report black stools']],
    ['Risk factors', ['Smoking', 'Age', 'Hypertension']],
    ['Heart failure', ['Left-sided', 'Right-sided', 'High-output']],
    [null, ['Insulin', 'Glucagon', 'Somatostatin']],
  ])('only count under “%s”', (heading, lines) => expect(isSequence(heading, lines)).toBe(false));

  test('that only count give no objective and no order', () => {
    const { facts, learningObjectives } = analyzeNote(
      '# Pneumonia\n\n## Complications\n1. Empyema needs a chest tube\n2. Lung abscess shows an air-fluid level\n3. Sepsis lowers the blood pressure\n',
    );
    expect(facts.filter(({ type }) => type === 'sequence')).toEqual([]);
    expect(learningObjectives.filter(({ text }) => text.startsWith('Put in order'))).toEqual([]);
  });
});
