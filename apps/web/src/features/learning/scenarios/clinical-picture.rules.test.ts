import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Case, Lab, Vitals } from '@rounds/contract/learning/scenarios';
import { clinicalPicture, vitalNames, whatIsNew } from './clinical-picture.rules.ts';

const lab = (name: string): Lab => ({ name, value: 4, unit: 'mmol/L', low: 1, high: 5 });

function question(parts: Partial<Case['questions'][number]> = {}): Case['questions'][number] {
  return {
    question: 'What now?',
    options: ['one', 'two'],
    correct: 0,
    correctAnswer: 0,
    explanation: 'Because.',
    optionRationales: [null, 'No.'],
    ...parts,
  };
}

const scenario: Case = {
  patientPresentation: 'Mrs Ito, 68, feels faint.',
  references: [],
  areas: [],
  tags: [],
  vitals: { heartRate: 112, temperature: 38.4, bloodPressure: { systolic: 104, diastolic: 62 } },
  labs: [lab('Lactate')],
  findings: [{ title: 'ECG', description: 'Sinus tachycardia.' }],
  questions: [
    question({ labs: [lab('Glucose')] }),
    question(),
    question({
      update: 'Her pressure has fallen.',
      vitals: { bloodPressure: { systolic: 84, diastolic: 44 }, consciousness: 'C' },
      labs: [lab('Lactate, repeated')],
    }),
    question({ findings: [{ title: 'Chest film', description: 'Bilateral shadowing.' }] }),
  ],
};

describe('the clinical picture', () => {
  it('contains the case and the first question, with nothing marked as new', () => {
    const picture = clinicalPicture(scenario, 0);
    expect(picture.labs.map((row) => row.lab.name)).toEqual(['Lactate', 'Glucose']);
    expect(whatIsNew(picture)).toBeNull();
  });

  it('shows nothing new for a question without news', () => {
    expect(whatIsNew(clinicalPicture(scenario, 1))).toBeNull();
  });

  it('replaces the readings that a question names and keeps the others', () => {
    const picture = clinicalPicture(scenario, 2);
    expect(picture.vitals).toEqual({
      heartRate: 112,
      temperature: 38.4,
      bloodPressure: { systolic: 84, diastolic: 44 },
      consciousness: 'C',
    });
    expect(picture.newVitals).toEqual(['bloodPressure', 'consciousness']);
    expect(picture.previousVitals).toEqual({ bloodPressure: { systolic: 104, diastolic: 62 } });
  });

  it('collects what is new, and only that', () => {
    const fresh = whatIsNew(clinicalPicture(scenario, 2));
    expect(fresh?.vitals).toEqual({ bloodPressure: { systolic: 84, diastolic: 44 }, consciousness: 'C' });
    expect(fresh?.labs.map((row) => row.lab.name)).toEqual(['Lactate, repeated']);
    expect(fresh?.updates).toEqual([{ text: 'Her pressure has fallen.', isNew: true }]);
    expect(fresh?.findings).toEqual([]);
  });

  it('keeps earlier updates, no longer as new', () => {
    const picture = clinicalPicture(scenario, 3);
    expect(picture.updates).toEqual([{ text: 'Her pressure has fallen.', isNew: false }]);
    expect(picture.findings.map((row) => [row.finding.title, row.isNew])).toEqual([
      ['ECG', false],
      ['Chest film', true],
    ]);
    expect(picture.vitals.bloodPressure?.systolic).toBe(84);
  });

  it('distinguishes readings from before the last event from current ones', () => {
    expect(clinicalPicture(scenario, 1).earlierVitals).toEqual([]);
    expect(clinicalPicture(scenario, 2).earlierVitals).toEqual(['heartRate', 'temperature']);
    expect(clinicalPicture(scenario, 3).earlierVitals).toEqual(['heartRate', 'temperature']);
  });

  it('drops one patient’s readings when the case turns to another', () => {
    const mai = { name: 'Mai', age: { value: 5, unit: 'days' } } as const;
    const linh = { name: 'Linh', age: { value: 27, unit: 'years' } } as const;
    const family: Case = {
      ...scenario,
      patient: mai,
      questions: [
        question(),
        question({ update: 'Days later.' }),
        question({ update: 'Her mother rings.', patient: linh, vitals: { temperature: 37.7 } }),
        question({ update: 'Later.', patient: { ...mai, age: { value: 10, unit: 'weeks' } } }),
      ],
    };
    const pictures = family.questions.map((_, index) => clinicalPicture(family, index));
    expect(pictures.map(({ patient }) => patient?.name)).toEqual(['Mai', 'Mai', 'Linh', 'Mai']);
    expect(pictures.map(({ hasAged }) => hasAged)).toEqual([false, true, false, false]);
    expect(pictures.map(({ vitals }) => Object.keys(vitals).length)).toEqual([3, 3, 1, 0]);
  });

  it('works for a case without vitals, labs and findings', () => {
    const bare: Case = {
      patientPresentation: 'A form is wrong.',
      references: [],
      areas: [],
      tags: [],
      questions: [question()],
    };
    expect(clinicalPicture(bare, 0)).toEqual({
      patient: undefined,
      hasAged: false,
      earlierVitals: [],
      vitals: {},
      newVitals: [],
      previousVitals: {},
      labs: [],
      findings: [],
      updates: [],
    });
  });

  it('lists readings in a monitor’s order', () => {
    expect(vitalNames({ painScore: 3, heartRate: 80 })).toEqual(['heartRate', 'painScore']);
  });
});

const anyVitals: fc.Arbitrary<Vitals> = fc
  .record(
    { heartRate: fc.nat(200), respiratoryRate: fc.nat(60), temperature: fc.integer({ min: 30, max: 42 }) },
    { requiredKeys: [] },
  )
  .map((vitals) => ({ ...vitals }));

describe('whatever the questions add', () => {
  it('the latest reading wins, and labs only grow', () => {
    fc.assert(
      fc.property(anyVitals, fc.array(anyVitals, { minLength: 1, maxLength: 6 }), (base, later) => {
        const worked: Case = {
          ...scenario,
          vitals: base,
          labs: [],
          questions: later.map((vitals, index) => question({ vitals, labs: [lab(`row ${index}`)] })),
        };
        for (let index = 0; index < later.length; index++) {
          const picture = clinicalPicture(worked, index);
          expect(picture.vitals).toEqual(Object.assign({}, base, ...later.slice(0, index + 1)));
          expect(picture.labs).toHaveLength(index + 1);
          expect(picture.newVitals).toEqual(index === 0 ? [] : vitalNames(later[index]));
        }
      }),
    );
  });
});
