import { z } from 'zod';
import { Case, Question } from './scenarios.ts';
import { mostAreas } from './scenarios.rules.ts';

/**
 * A scenario as an author writes it: content/scenarios/<careerPath>/<difficulty>/<slug>.yaml.
 * The folder names give the career path and the difficulty, the file name the stable slug.
 * Each option carries its own rationale, so that no index has to be kept in step by hand.
 */
const AuthoredOption = z.union([
  z.strictObject({ text: z.string().min(1).max(300), key: z.literal(true) }),
  z.strictObject({ text: z.string().min(1).max(300), why: z.string().min(10).max(500) }),
]);

export const AuthoredQuestion = z.strictObject({
  ...Question.omit({ options: true, correct: true, correctAnswer: true, optionRationales: true }).required({
    reference: true,
    tags: true,
  }).shape,
  options: z.array(AuthoredOption).min(4).max(5),
});
export type AuthoredQuestion = z.infer<typeof AuthoredQuestion>;

export const AuthoredScenario = z.strictObject({
  title: z.string().min(8).max(70),
  description: z.string().min(40).max(220),
  xpReward: z.int().positive(),
  ...Case.omit({ questions: true }).shape,
  areas: Case.shape.areas
    .min(1)
    .max(mostAreas)
    .refine((areas) => new Set(areas).size === areas.length, 'An area is named twice'),
  questions: z.array(AuthoredQuestion).length(5),
});
export type AuthoredScenario = z.infer<typeof AuthoredScenario>;

/** The authored question as the player receives it. Throws a RangeError unless exactly one option is the key. */
export function toQuestion({ options, ...rest }: AuthoredQuestion): Question {
  const keys = options.flatMap((option, index) => ('key' in option ? [index] : []));
  const [correct] = keys;
  if (correct === undefined || keys.length > 1) {
    throw new RangeError(`"${rest.question.slice(0, 60)}" has ${keys.length} keys instead of one`);
  }
  return {
    ...rest,
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
