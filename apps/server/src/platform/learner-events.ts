import type { planErrors } from '@rounds/contract/business/plans.errors';
import type { PlanAllowance } from '@rounds/contract/business/plans.rules';
import type { Sql } from './db/database.ts';
import type { Fail } from './http/errors.ts';

/**
 * Learner events that matter to features further down the list. Listeners run inside the transaction of the event: if
 * one throws, everything is rolled back.
 */
export interface LearnerEvents {
  readonly accountCreated: (tx: Sql, userId: number, now: Date) => Promise<void>;
  /** The password was changed or reset. Sessions and links are gone; any other way in must be removed too. */
  readonly accessRevoked: (tx: Sql, userId: number) => Promise<void>;
  readonly timeZoneChanged: (tx: Sql, userId: number, timeZone: string) => Promise<void>;
  /** The learner was hidden from others, or is visible again. */
  readonly visibilityChanged: (tx: Sql, userId: number) => Promise<void>;
  /**
   * A private copy of the demo learner became its visitor's own account: what it did counts for everybody from now on.
   */
  readonly demoCopyBecameAccount: (tx: Sql, userId: number) => Promise<void>;
  /**
   * Two years without a sign-in, and a month after the warning. The account stays, and every feature deletes what it
   * holds of the learner's learning. learning-expires.test.ts checks each table.
   */
  readonly learningExpired: (tx: Sql, userId: number, now: Date) => Promise<void>;
  /**
   * Something with a monthly allowance is about to be used. Throws a 402 if the allowance is used up; counts nothing
   * yet.
   */
  readonly allowanceNeeded: OfAllowance;
  /** It was used; counts the use. Throws a 402 if the month's allowance was already used up. */
  readonly allowanceUsed: OfAllowance;
}

type OfAllowance = (
  sql: Sql,
  userId: number,
  allowance: PlanAllowance,
  now: Date,
  fail: Fail<keyof typeof planErrors>,
) => Promise<void>;

type Listeners = Partial<LearnerEvents>;

/** Calls the listeners one after another, in the order given. */
export function dispatchTo(listeners: readonly Listeners[]): LearnerEvents {
  const dispatch =
    <Name extends keyof LearnerEvents>(name: Name) =>
    async (...args: Parameters<LearnerEvents[Name]>): Promise<void> => {
      for (const listener of listeners) {
        const listen = listener[name] as
          ((...args: Parameters<LearnerEvents[Name]>) => Promise<void>) | undefined;
        await listen?.(...args);
      }
    };
  return {
    accountCreated: dispatch('accountCreated'),
    accessRevoked: dispatch('accessRevoked'),
    timeZoneChanged: dispatch('timeZoneChanged'),
    visibilityChanged: dispatch('visibilityChanged'),
    demoCopyBecameAccount: dispatch('demoCopyBecameAccount'),
    learningExpired: dispatch('learningExpired'),
    allowanceNeeded: dispatch('allowanceNeeded'),
    allowanceUsed: dispatch('allowanceUsed'),
  };
}
