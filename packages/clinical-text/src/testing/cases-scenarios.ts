import type { FlawCode } from '../gate/codes.ts';
import { buildQuestion, buildScenario, withQuestion } from './builders.ts';
import { parseItem, scenario, set } from './cases.ts';
import type { Case, Judged } from './cases.ts';

/** Twenty-five questions whose keys stand where `place` says. */
const many = (place: (number: number) => number, key: string): Judged => {
  const scenarios = [0, 1, 2, 3, 4].map((each) => {
    const questions = [0, 1, 2, 3, 4].map((number) => {
      const texts = ['short one', 'short two', 'short six', 'short ten'];
      const options = texts.map((text, index) =>
        index === place(each * 5 + number)
          ? { text: key, key: true as const }
          : { text, why: 'It can wait for now.' },
      );
      return buildQuestion(
        number,
        { question: `What about matter ${each * 5 + number}?`, options },
        `case${each}`,
      );
    });
    return buildScenario({ questions }, `case${each}`);
  });
  return set(...scenarios);
};

/** Scenarios whose keys take turns, or all stand at the first option. */
const inTurn = (count: number, step = 1, name = 'turn') =>
  Array.from({ length: count }, (_, number) => {
    const questions = [0, 1, 2, 3, 4].map((each) => {
      const { options, ...rest } = buildQuestion(each, {}, `${name}${number}`);
      const key = options.find((option) => 'key' in option);
      const others = options.filter((option) => option !== key);
      const place = (each * step) % options.length;
      return { ...rest, options: [...others.slice(0, place), ...(key ? [key] : []), ...others.slice(place)] };
    });
    return buildScenario({ questions }, `${name}${number}`);
  });

const long =
  'Notwithstanding considerable institutional disagreement regarding appropriate organisational responsibilities, the interdisciplinary committee subsequently recommended a comprehensive reconsideration of established administrative arrangements throughout the establishment, particularly concerning accountability. ';

/** The last question's key is "A warmer hand"; this is what the first one explains. */
const explained = (explanation: string): Judged =>
  scenario(
    withQuestion(
      0,
      { explanation },
      {
        4: {
          question: 'Which change tells most?',
          options: [
            { text: 'A softer voice', why: 'It tells little here.' },
            { text: 'A drier lip', why: 'It tells little here.' },
            { text: 'A warmer hand', key: true },
            { text: 'A paler nail', why: 'It tells little here.' },
          ],
        },
      },
    ),
  );

const keysFirst = [0, 1, 2, 3, 4].map((number) => {
  const question = buildQuestion(number);
  return {
    ...question,
    options: question.options.toSorted((one, other) => Number('key' in other) - Number('key' in one)),
  };
});

/** A case on the ward whose first question is this one, as `parseItem` reads it. */
const guessed = (line: string, why = 'He is cold and grey, so it can wait.'): Judged => {
  const { stem: question = '', options = [] } = parseItem(line);
  const written = options.map(({ text, key }) => (key ? { text, key: true as const } : { text, why }));
  return scenario(withQuestion(0, { question, options: written }));
};

const twins = set(buildScenario({}, 'alpha'), buildScenario({}, 'beta'));

export const scenarioCases = {
  'question-count': {
    planted: [scenario(buildScenario({ questions: [buildQuestion(0)] }))],
    clean: [scenario(buildScenario())],
  },
  cueing: {
    planted: [explained('Look for a warmer hand later on.')],
    clean: [
      explained('A warmer hand, a softer voice: both may come.'),
      explained('The hand may get warmer.'),
    ],
  },
  'title-gives-answer': {
    planted: [
      guessed('Where does he sleep? | In a bed at home | *In a quiet bay | In a loud hall | In a cell'),
    ],
    clean: [
      guessed('Where does he sleep? | In a quiet room | *In a quiet bay | In a loud hall | In a cell'),
      guessed('Where does he sleep? | In a bed at home | *On a ward | In a loud hall | In a cell'),
    ],
  },
  convergence: {
    planted: [
      guessed(
        'How? | Shaken, by spoon, for a week | *Shaken, by syringe, for a week | Rested, by syringe, for a week | Shaken, by syringe, for a month',
      ),
    ],
    clean: [
      guessed('How? | Shaken, by spoon | *Shaken, by syringe | Rested, by syringe | Rested, by spoon'),
      guessed('How? | Shaken well | *By syringe, slowly | By spoon, quickly | By mouth'),
    ],
  },
  'near-duplicate-distractors': {
    planted: [
      guessed(
        'What now? | Send the porter down to fetch the unit of blood | Send a porter down to fetch the unit of blood | *Ring the laboratory | Open the window',
      ),
    ],
    clean: [
      guessed(
        'Which order? | First the heart, then the lungs, then the belly | First the belly, then the lungs, then the heart | *The lungs alone | The belly alone',
      ),
      guessed('What now? | Send the porter | Send the student | *Ring the laboratory | Open the window'),
    ],
  },
  tone: {
    planted: [
      guessed(
        'What now? | Leave him to sleep, and repeat the pulse at noon | *Stay with him, and call the team at once | Let his wife decide, and look in tomorrow morning | Turn the lamp down, and wait for an hour or so',
      ),
    ],
    clean: [
      guessed(
        'What now? | Stay with him, and call his wife at once | *Stay with him, and call the team at once | Let his wife decide, and look in tomorrow morning | Turn the lamp down, and wait for an hour or so',
      ),
      guessed('When? | Now | *Today | Tomorrow | In a week'),
    ],
  },
  'odd-one-out': {
    planted: [guessed('What now? | Bread | *Water, because he is dry | Milk | Tea')],
    clean: [guessed('What now? | Bread, because he is thin | *Water, because he is dry | Milk | Tea')],
  },
  'reason-without-fact': {
    planted: [guessed('What now? | Bread | *Water | Milk | Tea', 'Nobody recommends such things.')],
    clean: [
      guessed('What now? | Bread | *Water | Milk | Tea'),
      guessed('What now? | Bread | *Water | Milk | Tea', 'Nobody recommends such things for a faint.'),
    ],
  },
  'near-duplicate-stem': {
    planted: [
      scenario(withQuestion(1, { question: 'which finding matters most at this moment' })),
      scenario(withQuestion(1, { question: 'Which finding matters most at this very moment?' })),
    ],
    clean: [
      scenario(withQuestion(1, { question: 'Which finding matters least at this moment?' })),
      scenario(withQuestion(1, { question: 'Which drug matters most at this moment?' })),
    ],
  },
  'key-positions': {
    planted: [scenario(buildScenario({ questions: keysFirst }))],
    clean: [scenario(buildScenario())],
  },
  'reading-level': {
    planted: [scenario(buildScenario({ patientPresentation: long.repeat(5) }))],
    clean: [
      scenario(
        buildScenario({ patientPresentation: 'He is cold and grey. He says that he is sick. '.repeat(20) }),
      ),
    ],
  },
  'same-slug': {
    planted: [set(buildScenario({}, 'alpha'), { ...buildScenario({}, 'beta'), slug: 'quiet-night-alpha' })],
    clean: [twins],
  },
  'same-title': {
    planted: [
      set(
        buildScenario({ title: 'Faint at last' }, 'alpha'),
        buildScenario({ title: 'Faint At Last' }, 'beta'),
      ),
    ],
    clean: [twins],
  },
  'same-patient': {
    planted: [
      set(
        buildScenario({ patientPresentation: 'Ana Petrov, 34, teaches the clarinet.' }, 'alpha'),
        buildScenario({ patientPresentation: 'A sample comes for Ana Petrov, 71, in theatre.' }, 'beta'),
      ),
    ],
    clean: [
      set(
        buildScenario({ patientPresentation: 'Ana Petrov, 34, teaches the clarinet.' }, 'alpha'),
        buildScenario({ patientPresentation: 'Ana Novak, 34, is seen at the Royal College, Leeds.' }, 'beta'),
      ),
    ],
  },
  'near-duplicate-item': {
    planted: [twins],
    clean: [
      set(
        buildScenario({ questions: [buildQuestion(0)] }),
        buildScenario({ questions: [buildQuestion(1)] }, 'beta'),
      ),
    ],
  },
  'topic-repeated': {
    planted: [set(buildScenario(), { ...buildScenario(), slug: 'other' })],
    clean: [twins, set(buildScenario(), { ...buildScenario(), slug: 'other', careerPath: 'doctor' })],
  },
  'key-balance': {
    planted: [many(() => 0, 'short key')],
    clean: [many((number) => number % 4, 'short key')],
  },
  'key-pattern': {
    planted: [set(...inTurn(20))],
    clean: [set(...inTurn(19)), set(...inTurn(8), ...inTurn(12, 0, 'flat'))],
  },
  'key-length-balance': {
    planted: [many((number) => number % 4, 'the one that is longer')],
    clean: [many((number) => number % 4, 'short key')],
  },
} as const satisfies Partial<Record<FlawCode, Case>>;
