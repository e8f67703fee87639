import type { NoteItem } from '../learning/notes.generated.ts';
import type { NoteAnswer } from '../learning/notes.questions.rules.ts';
import type {} from './moderation.rules.ts';

declare module './moderation.rules.ts' {
  interface ReportableKinds {
    readonly group_test: true;
  }
}

/** How many tests a group can have at once. */
export const groupTestsMax = 50;

/**
 * Converts answers for grading. Members who take a shared test don't know the right order of its steps, so they name a
 * step by its place among the options. Grading needs its place in the right order.
 */
export const toGradedOrder = <Answer extends NoteAnswer>(
  questions: readonly NoteItem[],
  answers: readonly Answer[],
): Answer[] =>
  answers.map((answer) => {
    const question = questions[answer.questionIndex];
    const { response } = answer;
    if (question?.kind !== 'ordering' || !response || !('picks' in response)) return answer;
    const picks = response.picks.map((steps) => steps.map((step) => question.key.indexOf(step)));
    return { ...answer, response: { picks } };
  });
