/** Marks and private notes on questions. The only door for other features. */
export { changeMark } from './marks.service.ts';
