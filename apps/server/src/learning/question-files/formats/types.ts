import type { FileQuestion } from '@rounds/contract/learning/question-files';
import type { SkipReason } from '@rounds/contract/learning/question-files.rules';

/** Questions as they go into a file. */
export interface QuestionSet {
  readonly title: string;
  readonly questions: readonly FileQuestion[];
}

/** What a file contains at one position, in the file's order. */
export type Found = { readonly question: FileQuestion } | { readonly skipped: SkipReason };

/** How a question is written into a file. */
export type Layout = 'choice' | 'true_false' | 'steps';

/** Files know no other words than "True" and "False": a statement with others is written as a choice. */
export function layoutOf({ kind, options: [first, second] }: FileQuestion): Layout {
  switch (kind) {
    case 'multiple_choice':
      return 'choice';
    case 'true_false':
      return first === 'True' && second === 'False' ? 'true_false' : 'choice';
    case 'ordering':
      return 'steps';
  }
}
