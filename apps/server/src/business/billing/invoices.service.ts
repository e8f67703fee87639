import type { Invoice } from '@rounds/contract/business/billing.invoices';
import type { Database } from '../../platform/db/database.ts';
import { ByTime, type ListPage, type Paging, page } from '../../platform/pages.ts';
import { selectInvoices } from './billing.queries.ts';

/** A page of the learner's own invoices. @throws ApiError 400 */
export function readInvoices(
  { db }: { readonly db: Database },
  userId: number,
  paging: Paging,
): Promise<ListPage<Invoice>> {
  return page(paging, ByTime, (limit, after) => selectInvoices(db, userId, limit, after));
}
