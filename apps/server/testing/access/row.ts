import type * as on from './fixtures.ts';

/** A status, with the code where it is a failure: `200`, `'403 not_yours'`. */
export type Expected = number | `${number} ${string}`;

/**
 * What the call is made on, and what each of these is answered: somebody who is not signed in (nobody, an ended session, a
 * deleted account), a stranger, a member, the owner. Who they are to each other is said by the fixture.
 */
export type Row = readonly [
  on: on.Fixture,
  nobody: Expected,
  stranger: Expected,
  member: Expected,
  owner: Expected,
];
