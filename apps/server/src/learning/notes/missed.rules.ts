import { NoteItem } from '@rounds/contract/learning/notes.generated';
import { type NoteAnswer, questionOf } from '@rounds/contract/learning/notes.questions.rules';
import { gradeOf } from '@rounds/contract/learning/progress.answers.rules';

export interface Answered {
  readonly question: NoteItem;
  /** 0 to 1; an unanswered question counts as wrong. */
  readonly credit: number;
}

/** Each question of a test with the credit for its answer. */
export function answeredIn(questions: readonly NoteItem[], answers: readonly NoteAnswer[]): Answered[] {
  return questions.map((question, index) => {
    const given = answers.find(({ questionIndex }) => questionIndex === index);
    return { question, credit: (given && gradeOf(questionOf(question), given)?.credit) ?? 0 };
  });
}

/** A question as review keeps it: without what a scenario tells before it. */
export const withoutUpdate = (question: NoteItem): NoteItem => NoteItem.parse(question);

/** What a learner is asked and has to know, whatever it is asked beside: other tests have other wrong options. */
export const knowledgeKey = ({ stem, options, key }: NoteItem): string =>
  JSON.stringify([stem, ...[key].flat().map((option) => options[option])]);

/** What distinguishes a question from the others of its test. */
export const questionKey = ({ stem, options, key }: NoteItem): string => JSON.stringify([stem, options, key]);
