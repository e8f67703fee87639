/** Learners' own notes, and what is written from them. The only entry point for other features. */
export { insertLectureNote, saveLectureText } from './lecture-notes.queries.ts';
export { attemptLimits } from './attempt-limits.ts';
export { attemptEarning, gradedAttempt } from './attempts.rules.ts';
export { insertTest, selectOptionalTest } from './generated.queries.ts';
export { insertNote, selectOptionalNote } from './notes.queries.ts';
export { addSampleNote } from './sample.service.ts';
export { readInTurn } from './notes.service.ts';
