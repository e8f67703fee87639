import type { Readable } from 'node:stream';
import type { Invoice } from '@rounds/contract/business/billing.invoices';
import { invoiceLanguage } from '@rounds/contract/business/billing.rules';
import type { Language } from '@rounds/contract/common';
import type { Database } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { ByTime, type ListPage, type PageRequest, paginate } from '../../platform/pagination.ts';
import type { PaymentsDeps } from '../payments/index.ts';
import { selectInvoices, selectOptionalInvoice } from './billing.queries.ts';
import { invoiceSheet } from './invoice.rules.ts';
import { invoiceTexts } from './invoice.texts.ts';

/** A page of the learner's own invoices. @throws ApiError 400 */
export function readInvoices(
  { db }: { readonly db: Database },
  userId: number,
  paging: PageRequest,
): Promise<ListPage<Invoice>> {
  return paginate(paging, ByTime, (limit, after) => selectInvoices(db, userId, limit, after));
}

/** One of the learner's own invoices as a file. @throws ApiError 404 */
export async function readInvoiceFile(
  deps: PaymentsDeps,
  userId: number,
  id: number,
  wanted: Language,
  fail: Fail<'invoice_not_found'>,
): Promise<{ name: string; content: Readable }> {
  const invoice = await selectOptionalInvoice(deps.db, userId, id);
  if (!invoice) throw fail('invoice_not_found');
  const language = invoiceLanguage(wanted);
  const sheet = invoiceSheet(invoice, {
    language,
    texts: invoiceTexts[language],
    paidWith: await cardOf(deps, invoice.paymentIntentId),
    isTest: deps.gateway?.kind === 'sandbox',
  });
  // PDFKit takes 20 MB of memory, so the first invoice loads it.
  const { drawInvoice } = await import('./invoice-pdf.ts');
  const name = `rounds-${invoice.number.replaceAll(/[^\w-]/g, '')}.pdf`;
  return { name, content: await drawInvoice(sheet, new Date(invoice.createdAt)) };
}

/** Brand and last four digits of the card, which only the gateway knows; null if it doesn't answer. */
async function cardOf({ gateway, logger }: PaymentsDeps, intentId: string | null): Promise<string | null> {
  if (!gateway || intentId === null) return null;
  try {
    const { latest_charge: charge } = await gateway.stripe.paymentIntents.retrieve(intentId, {
      expand: ['latest_charge'],
    });
    const card = charge === null || typeof charge === 'string' ? null : charge.payment_method_details?.card;
    if (!card?.brand || !card.last4) return null;
    return `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} •••• ${card.last4}`;
  } catch (error) {
    // An invoice without its card is better than none.
    logger.warn({ err: error }, 'the card of an invoice is not known');
    return null;
  }
}
