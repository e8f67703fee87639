import { describe, expect, it } from 'vitest';
import type { Item } from './scenarios.formats.ts';
import { AuthoredScenario, type SingleBestAnswer, toCase, toQuestion } from './scenarios.content.ts';
import { Case, type Patient, Question } from './scenarios.ts';

const why = 'Wrong, for a reason that is long enough.';

const question = (changes: Partial<SingleBestAnswer> = {}): SingleBestAnswer => ({
  question: 'What comes first?',
  explanation: 'The airway comes first.',
  reference: 'A guideline (2025)',
  tags: { topic: 'airway', need: 'safety', bloom: 'apply', step: 'take_action' },
  options: [
    { text: 'Breathing', why },
    { text: 'Airway', key: true },
    { text: 'Circulation', why },
    { text: 'Disability', why },
  ],
  ...changes,
});

const patient: Patient = { name: 'Mai', age: { value: 5, unit: 'days' } };

const scenario = (changes: Partial<AuthoredScenario> = {}): AuthoredScenario => ({
  title: 'A case for the tests',
  description: 'A case made for tests alone, with a description of forty characters at least.',
  xpReward: 100,
  patientPresentation: 'Somebody who exists for the tests.',
  references: ['A guideline (2025)'],
  areas: ['infection', 'renal'],
  tags: ['testing'],
  questions: [1, 2, 3, 4, 5].map(() => question()),
  ...changes,
});

describe('an authored question', () => {
  it('becomes a question for the player, with the key in both fields and a list of the reasons', () => {
    const { options: _options, ...rest } = question();
    expect(toQuestion(question())).toEqual({
      ...rest,
      options: ['Breathing', 'Airway', 'Circulation', 'Disability'],
      correct: 1,
      correctAnswer: 1,
      optionRationales: [why, null, why, why],
    });
  });

  it.each([
    ['no key', [0, 0, 0, 0], 'has 0 keys'],
    ['two keys', [1, 0, 1, 0], 'has 2 keys'],
  ])('is refused with %s', (_what, keys, reason) => {
    const options = keys.map((key, at) =>
      key ? { text: `o${at}`, key: true as const } : { text: `o${at}`, why },
    );
    expect(() => toQuestion(question({ options }))).toThrow(RangeError);
    expect(() => toQuestion(question({ options }))).toThrow(reason);
  });
});

const several: Item = {
  format: 'several',
  options: [
    { text: 'a', why },
    { text: 'b', key: true },
    { text: 'c', key: true },
    { text: 'd', why },
  ],
};
const { options: _options, ...unformatted } = question();

describe('an authored question of another format', () => {
  it('carries its item, and its first part for clients that know single best answer alone', () => {
    const made = toQuestion({ ...unformatted, ...several });
    expect(made).toEqual({
      ...unformatted,
      options: ['a', 'b', 'c', 'd'],
      correct: 1,
      correctAnswer: 1,
      optionRationales: [why, null, null, why],
      item: several,
    });
    expect(Question.parse(made)).toEqual(made);
  });

  it('is refused where its key does not fit its format', () => {
    const none = several.options.map(({ text }) => ({ text, why }));
    expect(() => toQuestion({ ...unformatted, ...several, options: none })).toThrow(RangeError);
  });

  it.each<[string, object]>([
    ['fields of two formats', { ...several, unit: 'mL' }],
    ['an unknown format', { ...several, format: 'essay' }],
    [
      'a number without slips',
      { format: 'number', answer: 1, unit: 'mL', tolerance: 0, decimals: 0, slips: [] },
    ],
  ])('is refused with %s', (_what, fields) => {
    const questions = [...scenario().questions, { ...unformatted, ...several }];
    expect(AuthoredScenario.safeParse(scenario({ questions })).success).toBe(true);
    const changed = [...scenario().questions, { ...unformatted, ...fields }];
    expect(AuthoredScenario.safeParse({ ...scenario(), questions: changed }).success).toBe(false);
  });
});

describe('an authored scenario', () => {
  it('becomes a case that fits the schema of the API', () => {
    const authored = AuthoredScenario.parse(
      scenario({ patient, vitals: { heartRate: 88, consciousness: 'A' } }),
    );
    const made = toCase(authored);
    expect(Case.parse(made)).toEqual(made);
    expect(made).not.toHaveProperty('title');
    expect(made).not.toHaveProperty('xpReward');
    expect(made.questions).toHaveLength(5);
    expect(made.vitals).toEqual({ heartRate: 88, consciousness: 'A' });
  });

  it.each<[string, object]>([
    ['four questions', { questions: scenario().questions.slice(1) }],
    ['nine questions', { questions: Array.from({ length: 9 }, () => question()) }],
    ['a field with a misspelled name', { patientpresentation: 'x' }],
    ['a short title', { title: 'Short' }],
    ['a broken reward', { xpReward: 12.5 }],
    ['an impossible heart rate', { vitals: { heartRate: 400 } }],
    ['no clinical area', { areas: [] }],
    ['an area that is not of the list', { areas: ['nephrology'] }],
    ['the same area twice', { areas: ['renal', 'renal'] }],
    ['four areas', { areas: ['renal', 'infection', 'pain', 'surgery'] }],
  ])('is refused with %s', (_what, change) => {
    expect(AuthoredScenario.safeParse(scenario()).success).toBe(true);
    expect(AuthoredScenario.safeParse({ ...scenario(), ...change }).success).toBe(false);
  });

  it.each<[string, object]>([
    ['a wrong option without a reason', { options: [{ text: 'a' }, ...question().options.slice(1)] }],
    [
      'an option that is key and wrong at once',
      { options: [...question().options, { text: 'a', key: true, why }] },
    ],
    ['three options', { options: question().options.slice(1) }],
    ['no reference', { reference: undefined }],
    ['an unknown step of judgement', { tags: { ...question().tags, step: 'guess' } }],
  ])('is refused when a question has %s', (_what, change) => {
    const questions = [...scenario().questions.slice(1), { ...question(), ...change }];
    expect(AuthoredScenario.safeParse({ ...scenario(), questions }).success).toBe(false);
  });
});

it.each([
  ['from the start', { vitals: { heartRate: 88 } }],
  [
    'from a later question on',
    { questions: [1, 2, 3, 4, 5].map(() => question({ vitals: { heartRate: 88 } })) },
  ],
])('a case that shows readings %s says whose they are', (_when, shown) => {
  expect(AuthoredScenario.safeParse(scenario(shown)).success).toBe(false);
  expect(AuthoredScenario.safeParse(scenario({ ...shown, patient })).success).toBe(true);
  expect(toCase(AuthoredScenario.parse(scenario({ ...shown, patient }))).patient).toEqual(patient);
});

it.each([
  ['beside its first readings', [{}, { patient, vitals: { heartRate: 124 } }], true],
  ['before them', [{ patient }, { vitals: { heartRate: 124 } }], true],
  ['after them', [{ vitals: { heartRate: 124 } }, { patient }], false],
])('may name the patient with a question, %s', (_when, changes, isFine) => {
  const questions = [0, 1, 2, 3, 4].map((index) => question(changes[index]));
  expect(AuthoredScenario.safeParse(scenario({ questions })).success).toBe(isFine);
});
