/** Discount codes: what they take off, and how often. The only door for other features. */
export { grantFreeAccess, isFreeAccess, releaseCode, useCode } from './codes.service.ts';
