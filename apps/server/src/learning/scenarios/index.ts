/** Scenarios: the clinical content, loaded from files and served from memory. The only door for other features. */
export { Catalogue, catalogueOf, type Edition } from './catalogue.ts';
