import type { NoteItem } from '@rounds/contract/learning/notes.generated';

/** Whether some are by a model and others by the built-in analyzer, which makes up a shortfall. */
export const hasBothWriters = (questions: readonly NoteItem[]): boolean =>
  (['ai', 'built_in'] as const).every((writer) => questions.some(({ writtenBy }) => writtenBy === writer));
