import type { Lab } from '@rounds/contract/learning/scenarios';
import type { AuthoredScenario, SingleBestAnswer } from '@rounds/contract/learning/scenarios.content';
import type { PlacedScenario } from '../gate/scenario.ts';
import type { Item } from '../gate/types.ts';

/** An item without a flaw; the key is B. */
export function buildItem(overrides: Partial<Item> = {}): Item {
  return {
    stem: 'What should the nurse do first?',
    options: buildOptions(
      [
        'Raise the head of the bed',
        'Check the blood glucose',
        'Offer some water to drink',
        'Call the ward doctor now',
      ],
      1,
    ),
    reference: 'Resuscitation Council UK, ABCDE approach (2021)',
    ...overrides,
  };
}

export function buildOptions(texts: readonly string[], key: number): Item['options'] {
  return texts.map((text, index) => ({ text, key: index === key }));
}

/** A potassium with nothing wrong. */
export function buildLab(overrides: Partial<Lab> = {}): Lab {
  return { name: 'Potassium', value: 3.1, unit: 'mmol/L', low: 3.5, high: 5.1, ...overrides };
}

type Wording = readonly [stem: string, options: readonly string[], topic: string];

const wordings: readonly Wording[] = [
  [
    'Which finding matters most at this moment?',
    ['The slow pulse', 'The grey skin', 'The dry mouth', 'The old scar'],
    'cues',
  ],
  [
    'What explains the picture best?',
    ['Loss of blood', 'Loss of salts', 'Lack of sleep', 'Lack of sugar'],
    'causes',
  ],
  [
    'Which problem comes before all others?',
    ['The airway', 'The wound', 'The fear', 'The pain'],
    'priorities',
  ],
  ['How should the drip be run?', ['By gravity', 'By syringe', 'By pump', 'By hand'], 'fluids'],
  [
    'Which sign shows that the plan works?',
    ['A warmer hand', 'A softer voice', 'A paler nail', 'A drier lip'],
    'response',
  ],
];

export function buildQuestion(
  number: number,
  overrides: Partial<SingleBestAnswer> = {},
  name = '',
): SingleBestAnswer {
  const wording = wordings[number];
  if (!wording) throw new RangeError(`There is no question ${number}`);
  const [question, texts, topic] = wording;
  const key = number % texts.length;
  return {
    question,
    options: texts.map((text, index) =>
      index === key ? { text, key: true as const } : { text, why: 'It can wait for now.' },
    ),
    explanation: 'This is what decides the next step.',
    reference: 'Resuscitation Council UK, ABCDE approach (2021)',
    tags: {
      topic: `${topic} ${name}`.trim(),
      need: 'reduction_of_risk',
      bloom: 'apply',
      step: 'take_action',
    },
    ...overrides,
  };
}

/** A scenario without a flaw. `name` keeps the topics of several apart. */
export function buildContent(overrides: Partial<AuthoredScenario> = {}, name = ''): AuthoredScenario {
  return {
    title: `A quiet night on the ward ${name}`.trim(),
    description: 'A 60-year-old man feels faint after supper. Decide what to look at and what to do.',
    xpReward: 100,
    patient: { name: 'Mr Berg', age: { value: 60, unit: 'years' } },
    patientPresentation: 'Mr Berg is a 60-year-old man. He feels faint and is cold to the touch.',
    vitals: { heartRate: 96, bloodPressure: { systolic: 104, diastolic: 62 }, temperature: 36.4 },
    labs: [buildLab()],
    references: ['Resuscitation Council UK, ABCDE approach (2021)'],
    areas: ['emergency'],
    tags: ['emergency', 'ward care'],
    questions: [0, 1, 2, 3, 4].map((number) => buildQuestion(number, {}, name)),
    ...overrides,
  };
}

export function buildScenario(overrides: Partial<AuthoredScenario> = {}, name = ''): PlacedScenario {
  return {
    slug: `quiet-night-${name}`,
    careerPath: 'nursing',
    difficulty: 'beginner',
    content: buildContent(overrides, name),
  };
}

/** The scenario with one question changed, or several. */
export function withQuestion(
  number: number,
  overrides: Partial<SingleBestAnswer>,
  more: Readonly<Record<number, Partial<SingleBestAnswer>>> = {},
): PlacedScenario {
  const changes = { ...more, [number]: overrides };
  return buildScenario({ questions: [0, 1, 2, 3, 4].map((each) => buildQuestion(each, changes[each])) });
}
