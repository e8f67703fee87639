import { z } from 'zod';
import { Id, Instant, pageQuery, IdParams } from '../common.ts';
import { languages } from '../common.rules.ts';
import { endpointsOf } from '../endpoint.ts';
import { billingErrors } from './billing.errors.ts';
import { invoiceStatuses } from './payments.rules.ts';

const endpoint = endpointsOf('Billing');

export const Invoice = z.object({
  id: Id,
  number: z.string(),
  description: z.string(),
  /** Dollars. */
  amount: z.number(),
  refunded: z.number(),
  currency: z.literal('USD'),
  status: z.enum(invoiceStatuses),
  createdAt: Instant,
  paidAt: Instant.nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/invoices',
  summary: "The learner's invoices, the latest first.",
  query: z.object(pageQuery()),
  answer: z.array(Invoice),
});

export const getInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/invoices/:id/pdf',
  summary:
    'An invoice of the learner as a PDF. Languages that its font has no letters for get it in English.',
  params: IdParams,
  query: z.object({ language: z.enum(languages).default('en') }),
  answer: z.string(),
  answerType: 'application/pdf',
  errors: [billingErrors.invoice_not_found],
});
