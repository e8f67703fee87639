import type { Endpoint } from '@rounds/contract/endpoint';
import fc from 'fast-check';
import type { z } from 'zod';
import { schemaOf, valueOf } from '../fuzz/values.ts';
import type { Sample } from './fixtures.ts';
import { type Row, out } from './row.ts';

/** A fixed seed, so that a run can be repeated. */
const seed = 1;

/** A value that the schema accepts, empty if possible. */
function validValue(schema: z.ZodType): unknown {
  if (schema.safeParse({}).success) return {};
  const values = fc.sample(valueOf(schemaOf(schema), 0), { numRuns: 200, seed });
  return values.find((value) => schema.safeParse(value).success);
}

/**
 * The row of a call without one of its own: it concerns only the caller, and `auth: 'required'` says it all. Null for
 * calls that address something, or that work without a session: those must declare who may call them.
 */
export function defaultRow({ auth, path, query, body, status = 200 }: Endpoint): Row | null {
  if (auth !== 'required' || path.includes(':')) return null;
  const sample = {
    ...(query && { query: validValue(query) as NonNullable<Sample['query']> }),
    ...(body && { body: validValue(body) }),
  };
  return [() => sample, out, status, status, status];
}
