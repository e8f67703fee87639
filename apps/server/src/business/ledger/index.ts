/** The double-entry ledger of what happened to money. The only entry point for other features. */
export { deleteBooks, deleteRevenueOfNobody } from './ledger.queries.ts';
export { book, bookOnce, bookedCents, ledgerDiscrepancies } from './ledger.service.ts';
