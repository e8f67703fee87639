/** Marks and private notes on questions. The only door for other features. */
export { exportMarks } from './marks-export.queries.ts';
export { marksRoutes } from './marks.routes.ts';
export { type MarkChange, changeMark } from './marks.service.ts';
