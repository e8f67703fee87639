/** Discount codes: what they take off, and how often. The only door for other features. */
export { releaseAllOrders } from './codes.queries.ts';
export { grantFreeAccess, isFreeAccess, releaseCode, useCode } from './codes.service.ts';
