import { useInfiniteQuery } from '@tanstack/react-query';
import type { Invoice, listInvoices } from '@rounds/contract/business/billing.invoices';
import { buildUrl, request } from '../../../../api/client.ts';
import { byCursor, callPage } from '../../../../api/pages.ts';
import { saveFile } from '../../../../browser/save-file.ts';
import { billingKey } from './get-subscription.ts';

/** The learner's invoices, latest first, page by page. */
export function useInvoices() {
  return useInfiniteQuery({
    queryKey: [...billingKey, 'invoices'],
    queryFn: ({ pageParam, signal }) =>
      callPage<typeof listInvoices>('/api/invoices', { query: { limit: 20, cursor: pageParam }, signal }),
    ...byCursor,
    staleTime: 0,
  });
}

/** Saves an invoice as a PDF. Throws like `call`. */
export async function downloadInvoice({ id, number }: Invoice, language: string): Promise<void> {
  const options = { params: { id }, query: { language } };
  const answer = await request('GET', buildUrl('/api/invoices/:id/pdf', options), options);
  saveFile(`rounds-${number}.pdf`, await answer.blob());
}
