import type { Question, Scenario } from '@rounds/contract/learning/scenarios';

/** A question about fruit, with the option that is right. */
export const questionWith = (text: string, correct: number): Question => ({
  question: text,
  options: ['Apples', 'Pears', 'Plums', 'Cherries'],
  correct,
  correctAnswer: correct,
  explanation: 'This is the fact that decides. And this is the rest.',
  optionRationales: ['Not apples.', 'Not pears.', 'Not plums.', 'Not cherries.'],
});

export const playedScenario: Scenario = {
  id: 4,
  title: 'A wheezy boy and his spacer',
  description: 'For the tests.',
  difficulty: 'beginner',
  careerPath: 'nursing',
  xpReward: 100,
  version: 1,
  scenario: {
    patient: { name: 'Mrs Haugen', age: { value: 84, unit: 'years' } },
    patientPresentation: 'Mrs Haugen, 84, is short of breath and cannot finish a sentence.',
    questions: [questionWith('Which fruit first?', 1), questionWith('Which fruit then?', 2)],
    vitals: {
      heartRate: 118,
      bloodPressure: { systolic: 184, diastolic: 121 },
      respiratoryRate: 30,
      oxygenSaturation: 88,
      temperature: 38.4,
      consciousness: 'C',
      painScore: 8,
    },
    labs: [
      { name: 'Sodium', value: 132, unit: 'mmol/L', low: 135, high: 145 },
      { name: 'Chloride', value: 101, unit: 'mmol/L', low: 98, high: 106 },
      { name: 'Potassium', value: 6.9, unit: 'mmol/L', low: 3.5, high: 5 },
    ],
    references: [],
    areas: [],
    tags: [],
  },
};
