/** Codes that need no order: the codes' feature gives what they stand for. */
export { giveFreeAccess, isFreeAccess } from '../codes/index.ts';
