import { z } from 'zod';
import { Id, Instant, pageQuery } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { invoiceStatuses } from './payments.rules.ts';

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
  tag: 'Billing',
  auth: 'required',
  query: z.object(pageQuery()),
  answer: z.array(Invoice),
});
