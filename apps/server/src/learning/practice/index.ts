/** Practice sessions: questions of one's own choice, out of their cases. The only entry point for other features. */
export { recordAnswer } from './answers.service.ts';
export { rescorePractice } from './rescore.service.ts';
export { beginPractice, endEmptied } from './practice.service.ts';
