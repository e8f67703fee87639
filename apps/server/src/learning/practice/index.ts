/**
 * Practice sessions: questions of the learner's choice, outside their cases. The only entry point for other features.
 */
export { recordAnswer } from './answers.service.ts';
export { rescorePractice } from './rescore.service.ts';
export { beginPractice, endEmptied } from './practice.service.ts';
