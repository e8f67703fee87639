/** Codes for free access need no order; the codes feature handles them. */
export { grantFreeAccess, isFreeAccess } from '../../codes/index.ts';
