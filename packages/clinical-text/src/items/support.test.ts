import { describe, expect, it } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { acceptProposed, wasProposed } from './proposed.ts';
import { saysTheSame } from './support.ts';

const drugs = {
  spironolactone: 'Spironolactone is an aldosterone antagonist that can cause hyperkalemia.',
  furosemide: 'Furosemide is a loop diuretic that lowers potassium.',
  digoxin: 'Digoxin is a cardiac glycoside that slows the heart.',
  carvedilol: 'Carvedilol is a beta blocker that lowers the heart rate.',
  lisinopril: 'Lisinopril is an ACE inhibitor that can cause a dry cough.',
  orthopnea: 'Orthopnea is shortness of breath when lying flat.',
  dobutamine: 'Dobutamine raises the heart rate and lowers the afterload.',
};

describe('what a question asks, by its source', () => {
  it.each([
    ['Which drug can cause hypokalemia as an aldosterone antagonist?', 'spironolactone'],
    ['Which loop diuretic raises potassium?', 'furosemide'],
    ['Which loop diuretic lowers sodium?', 'furosemide'],
    ['Which cardiac glycoside speeds the heart?', 'digoxin'],
    ['Which beta blocker raises the heart rate?', 'carvedilol'],
    ['Which ACE inhibitor can cause a productive cough?', 'lisinopril'],
    ['Which term means shortness of breath when standing up?', 'orthopnea'],
    ['Which drug lowers the heart rate?', 'dobutamine'],
  ] as const)('%s isn’t what it says', (stem, drug) => expect(saysTheSame(stem, drugs[drug])).toBe(false));

  it.each([
    ['Which drug can cause hyperkalemia?', 'spironolactone'],
    ['Which loop diuretic lowers the potassium?', 'furosemide'],
    ['Which of these is used for lowering potassium?', 'furosemide'],
    ['Which cardiac glycoside slows the heart?', 'digoxin'],
    ['Which medication can cause a dry cough?', 'lisinopril'],
    ['What is shortness of breath when lying flat called?', 'orthopnea'],
    ['Which drug raises the heart rate?', 'dobutamine'],
  ] as const)('%s is what it says', (stem, drug) => expect(saysTheSame(stem, drugs[drug])).toBe(true));

  it('denies nothing that the source doesn’t deny', () => {
    const note = analyzeNote(`# Heart failure drugs\n\n${Object.values(drugs).join(' ')}`);
    const accepted = (stem: string) =>
      acceptProposed(
        note,
        [
          {
            kind: 'multiple_choice',
            stem,
            options: ['Lisinopril', 'Digoxin', 'Furosemide', 'Carvedilol'],
            key: 0,
            quote: drugs.lisinopril,
          },
        ],
        { type: 'multiple_choice', count: 5 },
      ).items.filter(wasProposed).length;
    expect(accepted('Which ACE inhibitor can cause a dry cough?')).toBe(1);
    expect(accepted('Which ACE inhibitor never causes a dry cough?')).toBe(0);
    expect(accepted('Which ACE inhibitor can cause a productive cough?')).toBe(0);
  });
});
