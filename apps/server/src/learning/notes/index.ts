export { selectOptionalNote } from './notes.queries.ts';
