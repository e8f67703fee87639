/** The ledger: what happened to money, booked twice. The only entry point for other features. */
export { deleteBooks, deleteRevenueOfNobody } from './ledger.queries.ts';
export { book, bookOnce, bookedCents, ledgerDiscrepancies } from './ledger.service.ts';
