/** Marks and private notes on questions. The only entry point for other features. */
export { changeMark } from './marks.service.ts';
