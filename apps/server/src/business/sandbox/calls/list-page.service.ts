import { z } from 'zod';
import { Text, Whole } from './calls.ts';
import type { Kind, Ledger } from '../objects/ledger.service.ts';
import { listOf } from '../objects/objects.rules.ts';

/** The parameters of every list. */
export const PageParams = {
  limit: Whole.optional(),
  starting_after: Text.optional(),
  created: z.strictObject({ gte: Whole }).optional(),
};

interface PageQuery {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly created?: { readonly gte: number } | undefined;
  readonly customer?: string | undefined;
  readonly parent?: string | undefined;
  /** A status that is left out. */
  readonly without?: string | undefined;
}

/** A page of objects, latest first, as Stripe returns it: ten, or as many as requested up to a hundred. */
export async function listPage<K extends Kind>(
  ledger: Ledger,
  kind: K,
  url: string,
  { limit = 10, starting_after: startingAfter, created, ...where }: PageQuery,
) {
  const most = Math.min(100, Math.max(1, limit));
  const { customer, parent, without } = where;
  const by = { startingAfter, createdFrom: created?.gte, customer, parent, without, limit: most + 1 };
  const found = await ledger.list(kind, by);
  return listOf(url, found.slice(0, most), found.length > most);
}
