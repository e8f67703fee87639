import type { CareerPath } from '@rounds/contract/common';
import type { NoteItem, NoteScenario, NoteTest } from '@rounds/contract/learning/notes.generated';
import { questionOf } from '@rounds/contract/learning/notes.questions.rules';
import type { Patient, Question, Scenario } from '@rounds/contract/learning/scenarios';

/** Who the case opens with: "Mrs. Haddad, 71, is one of your patients today". */
function patientIn(presentation: string): Patient | undefined {
  const [, name, age] = /^(M(?:r|s|rs)\. \p{L}+), (\d{1,3}), /u.exec(presentation) ?? [];
  return name && age ? { name, age: { value: Number(age), unit: 'years' } } : undefined;
}

/** A scenario from a note as the scenario player takes it. */
export function asScenario(made: NoteScenario, careerPath: CareerPath): Scenario {
  const { id, title, description, difficulty, xpReward, scenario, questions } = made;
  const { patientPresentation, findings, tags } = scenario;
  return {
    id,
    title,
    description,
    difficulty,
    careerPath,
    xpReward,
    version: 1,
    scenario: {
      patientPresentation,
      patient: patientIn(patientPresentation),
      findings,
      tags,
      references: [],
      areas: [],
      questions: questions.map((question) => asQuestion(question, question.update)),
    },
  };
}

/**
 * "a sudden fall in pressure" as an option begins: with a capital. What begins with a unit or an abbreviation stays ("mmol/L", "pH").
 */
export const asOption = (text: string): string =>
  /^(?:an?|in|of|to|by|on|at|it|is|no|\p{Ll}{3,})(?=[ ,.;:)–-]|$)/u.test(text) &&
  !/^(?:bpm|mmol|mcg|min)\b/.test(text)
    ? `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`
    : text;

/** A question from a note as it is shown: with options that begin as options do. */
export function asQuestion(made: NoteItem, update?: string): Question {
  const question = questionOf(made, update);
  const { options, item } = question;
  return {
    ...question,
    options: options.map(asOption),
    ...(item?.format === 'order' && {
      item: { ...item, steps: item.steps.map((step) => ({ ...step, text: asOption(step.text) })) },
    }),
  };
}

/** A test from a note in the same form: questions without a case. */
export function testAsScenario(
  made: Pick<NoteTest, 'id' | 'title' | 'description' | 'questions'>,
  careerPath: CareerPath,
): Scenario {
  const { id, title, description, questions } = made;
  return {
    id,
    title,
    description,
    difficulty: 'beginner',
    careerPath,
    xpReward: 0,
    version: 1,
    scenario: {
      patientPresentation: '',
      references: [],
      areas: [],
      tags: [],
      questions: questions.map((question) => asQuestion(question)),
    },
  };
}

/** Questions that the learner has changed, by their place. */
export function editedOf(questions: readonly NoteItem[]): number[] {
  return questions.flatMap(({ writtenBy }, index) => (writtenBy === 'learner' ? [index] : []));
}
