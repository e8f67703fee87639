/** The ledger: what happened to money, booked twice. The only door for other features. */
export { book, bookOnce, ledgerDiscrepancies, forgetRevenue } from './ledger.service.ts';
