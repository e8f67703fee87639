import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { isDangling } from './dangling.ts';
import { quantities } from '../text/quantities.ts';
import { variantsOf } from './values.ts';
import { draftsFor, workshopOf, writeTest } from './write-test.ts';

const asked = (note: string) =>
  draftsFor(workshopOf(analyzeNote(note)), 'multiple_choice')
    .filter(({ draft, flaws }) => /^Which figure/.test(draft.stem) && flaws.length === 0)
    .map(({ draft }) => `${draft.stem.split(/[“”]/)[1] ?? ''} ${draft.answer.text}`);

describe('figures of running text', () => {
  test.each([
    [
      'A normal ejection fraction is 55 to 70 percent.',
      'A normal ejection fraction is _____ percent. 55 to 70',
    ],
    [
      'An ACE inhibitor must be stopped at least 36 hours before sacubitril is started.',
      'An ACE inhibitor must be stopped at least _____ before sacubitril is started. 36 hours',
    ],
    [
      'Prednisolone 40 mg is given for 5 days in an exacerbation of asthma.',
      'Prednisolone _____ is given for 5 days in an exacerbation of asthma. 40 mg',
    ],
    [
      'In acute tubular necrosis the urine sodium is above 40 mEq/L and muddy brown casts are seen.',
      'In acute tubular necrosis the urine sodium is above _____. 40 mEq/L',
    ],
    // The sentence before says of what.
    [
      'Digoxin increases the contractility of the heart. The therapeutic level in heart failure is 0.5 to 0.9 ng/mL.',
      'For digoxin, the therapeutic level in heart failure is _____. 0.5 to 0.9 ng/mL',
    ],
    [
      'Vancomycin is used against resistant Staphylococcus aureus. It is infused over at least 60 minutes.',
      'Vancomycin is infused over at least _____. 60 minutes',
    ],
    [
      'Furosemide is given in the morning so that sleep is not disturbed. Given intravenously it should be pushed no faster than 20 mg per minute.',
      'Given intravenously, furosemide should be pushed no faster than _____ per minute. 20 mg',
    ],
    [
      'B-type natriuretic peptide, or BNP, is released from the ventricles when they are stretched. A BNP below 100 pg/mL makes acute heart failure unlikely.',
      'A BNP below _____ makes acute heart failure unlikely. 100 pg/mL',
    ],
  ])('are asked for: %s', (note, expected) => expect(asked(note)).toContain(expected));

  test.each([
    // Of which drug?
    'Digoxin is often given together with furosemide in heart failure. The therapeutic level in heart failure is 0.5 to 0.9 ng/mL.',
    'The nurse checks the pulse before each dose is given. The trough level is 15 to 20 mcg/mL in serious infections.',
    // Of which illness?
    'Patients should drink at least 2 liters of fluid in a day.',
    // Others would have more hours than a day has.
    'Long-term oxygen is used for at least 15 hours a day in severe COPD.',
    // "1 hour" among "2 hours".
    'In septic shock the first antibiotic must be given within 1 hour.',
    // Which of the two, and how far from each other?
    'The fundus is checked every 15 minutes for 60 minutes after a postpartum hemorrhage.',
    // Any lower figure is as true of what is found.
    'In asthma the volume rises by at least 200 mL after salbutamol.',
    'Metformin is a drug for the liver. They are stopped at least 3 days before surgery.',
  ])('are left alone: %s', (note) => expect(asked(note)).toEqual([]));

  test.each([
    'Given intravenously it should be pushed slowly',
    'The nurse checks blood pressure and creatinine before and after starting them',
    'A value below 50 percent is the red zone',
    'Treatment begins with oxygen at 10 liters per minute',
  ])('lean on the sentence before: %s', (claim) => expect(isDangling(claim)).toBe(true));

  test('stand among figures that somebody could have', () => {
    const { segments } = analyzeNote('For most adults the target for hemoglobin A1c is below 7 percent.');
    const text = segments[0]?.text ?? '';
    const [quantity] = quantities(text.replace('below ', ''));
    const variants = quantity && variantsOf(text.replace('below ', ''), quantity, 1, { small: true });
    expect(variants?.others.map(Number).every((value) => value <= 16)).toBe(true);
  });

  test('are two questions of a case at most, where there are others', () => {
    const note = `Digoxin increases the contractility of the heart. The therapeutic level is 0.5 to 0.9 ng/mL.
ACE inhibitors such as lisinopril lower afterload. Beta blockers such as bisoprolol slow the heart rate.
Loop diuretics such as furosemide relieve congestion. Potassium-sparing diuretics such as spironolactone block aldosterone.
A normal ejection fraction is 55 to 70 percent. A normal potassium is 3.5 to 5.0 mmol/L. A normal sodium is 135 to 145 mmol/L.
An ACE inhibitor must be stopped at least 36 hours before sacubitril is started. Digoxin toxicity is a condition in which the level of digoxin is too high.`;
    const { items } = writeTest(analyzeNote(note), { type: 'scenario', count: 4 });
    expect(items).toHaveLength(4);
    expect(items.filter(({ stem }) => /^Which figure/.test(stem)).length).toBeLessThanOrEqual(2);
  });
});
