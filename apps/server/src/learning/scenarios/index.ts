/** Scenarios: the clinical content, loaded from files and served from memory. The only entry point for other features. */
export { type UseChanged, changeUse } from './withdrawals.service.ts';
export { selectOptionalIdOf } from './withdrawals.queries.ts';
export { type Correction, correctionsOf } from './corrections.rules.ts';
export { Catalogue, catalogueOf, type Edition } from './catalogue.ts';
