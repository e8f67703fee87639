/** Discount codes: what they take off, and how often. The only entry point for other features. */
export { releaseAllOrders, releaseCode } from './codes.queries.ts';
export { grantFreeAccess, isFreeAccess, useCode } from './codes.service.ts';
