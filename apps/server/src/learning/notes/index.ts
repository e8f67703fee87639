/** Notes of one's own, and what is written from them. The only door for other features. */
export { insertLectureNote, saveLectureText } from './lecture-notes.queries.ts';
export { selectOptionalNote } from './notes.queries.ts';
export { addSampleNote } from './sample.service.ts';
