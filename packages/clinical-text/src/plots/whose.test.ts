import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { castOf } from './choose.ts';
import { subjectOf } from './subject.ts';
import { studyPlots } from './study-plots.ts';

const cirrhosis = `Cirrhosis is the final stage of chronic liver disease. The liver is firm. The liver fails to make albumin, and low albumin causes edema.
The liver clears ammonia. Ascites is the most common complication of cirrhosis. Lactulose lowers ammonia. The liver stores glycogen. Spironolactone is given for ascites.`;
const bronchiolitis = `Bronchiolitis is an infection of the small airways of infants. Infants breathe fast. Respiratory syncytial virus causes bronchiolitis in most infants.
Respiratory syncytial virus spreads by contact. Infants under 6 weeks may have apnea. Nirsevimab protects infants from respiratory syncytial virus.`;
const eclampsia = `Pre-eclampsia is a disorder of pregnancy. Magnesium sulfate prevents seizures in pre-eclampsia. Labetalol lowers the blood pressure in pre-eclampsia.`;

test.each([
  [cirrhosis, 'cirrhosis', null],
  [bronchiolitis, 'bronchiolitis', 'infant'],
  [eclampsia, 'pre-eclampsia', 'mother'],
  [
    'Heart failure is a syndrome in which the heart pumps too little. Furosemide relieves the congestion of heart failure.',
    'heart failure',
    null,
  ],
])('a note is about its illness, and a patient is one who could have it: %s', (note, topic, whose) => {
  const subject = subjectOf(analyzeNote(note), 'x');
  expect(subject.topic.toLowerCase()).toBe(topic);
  expect(subject.whose).toBe(whose);
  for (const plot of studyPlots) {
    const { age, their } = castOf(subject, plot, 1);
    if (whose === 'infant') expect(age).toMatch(/months/);
    if (whose === 'mother') expect([their, Number(age) < 45]).toEqual(['her', true]);
  }
});
