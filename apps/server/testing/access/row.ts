import type { CallName } from '../endpoints.ts';
import type { Fixture } from './fixtures.ts';

/** A status, with the error code for a failure: `200`, `'403 not_yours'`. */
export type Expected = number | `${number} ${string}`;

/**
 * What the call is made on, and the answer to each caller: without a valid session (none, an ended session, a deleted
 * account), a stranger, a member, the owner. The fixture says how they relate to each other.
 */
export type Row = readonly [
  on: Fixture,
  nobody: Expected,
  stranger: Expected,
  member: Expected,
  owner: Expected,
];

/** A feature's rows: what its `x.access.ts` exports. */
export type AccessRows = Readonly<Record<CallName, Row>>;

export const out = '401 not_signed_in';
