import type { FileQuestion } from '@rounds/contract/learning/question-files';
import type { SkipReason } from '@rounds/contract/learning/question-files.rules';

/** Questions as they go into a file. */
export interface QuestionSet {
  readonly title: string;
  readonly questions: readonly FileQuestion[];
}

/** What a file contains at one position, in the file's order. */
export type Found = { readonly question: FileQuestion } | { readonly skipped: SkipReason };

export const isTrueFalse = ({ kind, options: [first, second] }: FileQuestion): boolean =>
  kind === 'true_false' && first === 'True' && second === 'False';
