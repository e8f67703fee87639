/** Discount codes: what they take off, and how often. The only door for other features. */
export { giveFreeAccess, isFreeAccess, releaseCode, useCode } from './codes.service.ts';
