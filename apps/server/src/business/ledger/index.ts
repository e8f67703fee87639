/** The ledger: what happened to money, booked twice. The only door for other features. */
export { deleteBooks } from './ledger.queries.ts';
export { book, bookOnce, bookedCents, ledgerDiscrepancies, forgetRevenue } from './ledger.service.ts';
