/** The ledger: what happened to money, booked twice. The only door for other features. */
export { book, ledgerDiscrepancies, forgetRevenue } from './ledger.service.ts';
