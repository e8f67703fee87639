/** The ledger: what happened to money, booked twice. The only door for other features. */
export { book, faultsOfBooks } from './ledger.service.ts';
export { deleteTransactionsOfNobody } from './retention.queries.ts';
