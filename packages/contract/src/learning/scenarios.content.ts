import { z } from 'zod';
import {
  BowTie,
  Cloze,
  Highlight,
  type Item,
  Matrix,
  NumberAnswer,
  OrderedSteps,
  SeveralAnswers,
} from './scenarios.formats.ts';
import { plainOf } from './scenarios.formats.plain.rules.ts';
import { faultOf } from './scenarios.formats.rules.ts';
import { Case, Patient, Question } from './scenarios.ts';
import { minQuestions, maxAreas, maxQuestions } from './scenarios.rules.ts';

/**
 * A scenario as an author writes it: content/scenarios/<careerPath>/<difficulty>/<slug>.yaml. The folder names give the
 * career path and the difficulty, the file name the stable slug. Each option has its own rationale, so that no index
 * has to be kept in step by hand.
 */
const AuthoredOption = z.union([
  z.strictObject({ text: z.string().min(1).max(300), key: z.literal(true) }),
  z.strictObject({ text: z.string().min(1).max(300), why: z.string().min(10).max(500) }),
]);

/** Fields that questions of all formats have. */
const { shape: shared } = Question.omit({
  options: true,
  correct: true,
  correctAnswer: true,
  optionRationales: true,
  item: true,
}).required({ reference: true, tags: true });

const SingleBestAnswer = z.strictObject({
  ...shared,
  format: z.undefined().optional(),
  options: z.array(AuthoredOption).min(4).max(5),
});
export type SingleBestAnswer = z.infer<typeof SingleBestAnswer>;

/** A question of another format adds its format's fields to the common ones. */
export const AuthoredQuestion = z.discriminatedUnion('format', [
  SingleBestAnswer,
  SeveralAnswers.extend(shared),
  NumberAnswer.extend(shared),
  OrderedSteps.extend(shared),
  Matrix.extend(shared),
  Cloze.extend(shared),
  BowTie.extend(shared),
  Highlight.extend(shared),
]);
export type AuthoredQuestion = z.infer<typeof AuthoredQuestion>;

export const AuthoredScenario = z
  .strictObject({
    title: z.string().min(8).max(70),
    description: z.string().min(40).max(220),
    xpReward: z.int().positive(),
    ...Case.omit({ questions: true }).shape,
    patient: z.strictObject({ ...Patient.shape, age: z.strictObject(Patient.shape.age.shape) }).optional(),
    areas: Case.shape.areas
      .min(1)
      .max(maxAreas)
      .refine((areas) => new Set(areas).size === areas.length, 'An area is named twice'),
    questions: z.array(AuthoredQuestion).min(minQuestions).max(maxQuestions),
  })
  .refine(
    ({ patient, vitals, questions }) => {
      const steps = [{ patient, vitals }, ...questions];
      const known = steps.findIndex((step) => step.patient);
      return steps.slice(0, known === -1 ? undefined : known).every((step) => !step.vitals);
    },
    {
      path: ['patient'],
      error: 'Readings are shown, and nobody says whose: the patient with an age is missing',
    },
  );
export type AuthoredScenario = z.infer<typeof AuthoredScenario>;

/** A question of another format than single best answer. */
type FormattedQuestion = Exclude<AuthoredQuestion, SingleBestAnswer>;

/** The format's own fields, without the common ones. */
export function itemOf(authored: FormattedQuestion): Item {
  const { question: _q, explanation: _e, memoryTrick: _m, reference: _r, tags: _t, ...rest } = authored;
  const { update: _u, patient: _p, vitals: _v, labs: _l, findings: _f, ...item } = rest;
  return item;
}

/**
 * The authored question as the player receives it. Throws a RangeError if its key and its format don't fit each other.
 */
export function toQuestion(authored: AuthoredQuestion): Question {
  if (authored.format === undefined) {
    const { options: _, format: _f, ...rest } = authored;
    return { ...rest, ...keyed(authored) };
  }
  const item = itemOf(authored);
  const fault = faultOf(item);
  if (fault) throw new RangeError(`"${authored.question.slice(0, 60)}": ${fault}`);
  const { question, explanation, memoryTrick, reference, tags } = authored;
  const { update, patient, vitals, labs, findings } = authored;
  const { options, correct, optionRationales } = plainOf(item);
  return {
    question,
    options,
    correct,
    correctAnswer: correct,
    explanation,
    optionRationales,
    item,
    memoryTrick,
    reference,
    tags,
    update,
    patient,
    vitals,
    labs,
    findings,
  };
}

function keyed({ question, options }: SingleBestAnswer) {
  const keys = options.flatMap((option, index) => ('key' in option ? [index] : []));
  const [correct] = keys;
  if (correct === undefined || keys.length > 1) {
    throw new RangeError(`"${question.slice(0, 60)}" has ${keys.length} keys instead of one`);
  }
  return {
    options: options.map((option) => option.text),
    correct,
    correctAnswer: correct,
    optionRationales: options.map((option) => ('why' in option ? option.why : null)),
  };
}

/** The authored scenario's case as the player receives it. */
export function toCase({
  title: _t,
  description: _d,
  xpReward: _x,
  questions,
  ...rest
}: AuthoredScenario): Case {
  return { ...rest, questions: questions.map(toQuestion) };
}
