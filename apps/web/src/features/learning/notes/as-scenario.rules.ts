import type { CareerPath } from '@rounds/contract/common';
import type { NoteItem, NoteScenario, NoteTest } from '@rounds/contract/learning/notes.generated';
import { questionOf } from '@rounds/contract/learning/notes.questions.rules';
import type { Patient, Question, Scenario } from '@rounds/contract/learning/scenarios';

/** Who the case opens with: "Mrs. Haddad, 71, is one of your patients today". */
function patientIn(presentation: string): Patient | undefined {
  const [, name, age] = /^(M(?:r|s|rs)\. \p{L}+), (\d{1,3}), /u.exec(presentation) ?? [];
  return name && age ? { name, age: { value: Number(age), unit: 'years' } } : undefined;
}

/** Converts a scenario from a note for the scenario player. */
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
 * Capitalizes "a sudden fall in pressure" as an option. A leading unit or abbreviation stays unchanged ("mmol/L",
 * "pH").
 */
export const asOption = (text: string): string =>
  /^(?:an?|in|of|to|by|on|at|it|is|no|\p{Ll}{3,})(?=[ ,.;:)–-]|$)/u.test(text) &&
  !/^(?:bpm|mmol|mcg|min)\b/.test(text)
    ? `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`
    : text;

/** What of the note a rationale quotes; otherwise all that it says. */
const quotedIn = (rationale: string): string => /: “(.+)”$/su.exec(rationale)?.[1] ?? rationale;

/** Whether an explanation has this sentence, even if it is quoted in part ("… …"). */
const says = (explanation: string, sentence: string): boolean =>
  explanation.includes(sentence.replace(/ ?…$|[.]$/u, ''));

/** Whether a rationale has nothing but the right answer ("The note gives 40."), which is given beside the explanation. */
const saysOnly = (rationale: string, right: string): boolean => {
  const said = rationale.replace(/[.]$/u, '').toLowerCase();
  return said.endsWith(` ${right.toLowerCase()}`) && said.length - right.length <= 16;
};

/**
 * Says each thing once: rationales that the explanation already gives are left out, and those that several options
 * share become part of it.
 */
function withoutRepeats(question: Question): Question {
  const { explanation, optionRationales: written, options, correct } = question;
  const right = options[correct] ?? '';
  const isKnown = explanation.toLowerCase().includes(right.toLowerCase());
  const optionRationales = written.map((rationale) =>
    isKnown && rationale && saysOnly(rationale, right) ? null : rationale,
  );
  const quotes = optionRationales.map((rationale) => (rationale ? quotedIn(rationale) : null));
  const isShared = (quote: string) => quotes.filter((one) => one === quote).length > 1;
  const shared = new Set(quotes.filter((one) => one !== null && isShared(one) && !says(explanation, one)));
  return {
    ...question,
    explanation: [shared.size > 0 ? explanation.replace(/[^.!?]$/u, '$&.') : explanation, ...shared]
      .filter(Boolean)
      .join('\n\n'),
    optionRationales: optionRationales.map((rationale, index) => {
      const quote = quotes[index];
      return !quote || isShared(quote) || says(explanation, quote) ? null : (rationale ?? null);
    }),
  };
}

/** A question from a note for display, with capitalized options. */
export function asQuestion(made: NoteItem, update?: string): Question {
  const question = withoutRepeats(questionOf(made, update));
  const { options, item } = question;
  return {
    ...question,
    options: options.map(asOption),
    ...(item?.format === 'order' && {
      item: { ...item, steps: item.steps.map((step) => ({ ...step, text: asOption(step.text) })) },
    }),
  };
}

/** Converts a test from a note to the same form: questions without a case. */
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

/** The positions of questions that the learner has edited. */
export function editedOf(questions: readonly NoteItem[]): number[] {
  return questions.flatMap(({ writtenBy }, index) => (writtenBy === 'learner' ? [index] : []));
}
