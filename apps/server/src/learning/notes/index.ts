/** Notes of one's own, and what is written from them. The only door for other features. */
export { addSampleNote } from './sample.service.ts';
