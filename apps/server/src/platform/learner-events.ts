import type { Sql } from './db/database.ts';

/**
 * What happens to a learner that concerns other features than the one that does it. Each is told in the transaction in which
 * it happens: where a listener throws, it has not happened.
 */
export interface LearnerEvents {
  readonly accountCreated: (tx: Sql, userId: number, now: Date) => Promise<void>;
  /** Somebody else's way into the account has to end: every session and link is gone. */
  readonly accessEnded: (tx: Sql, userId: number) => Promise<void>;
  readonly timeZoneChanged: (tx: Sql, userId: number, timeZone: string) => Promise<void>;
  /** Others see the learner no longer, or again. */
  readonly visibilityChanged: (tx: Sql, userId: number) => Promise<void>;
  /** Two years without a sign-in, a month after a warning: what was learned is erased, the account stays. */
  readonly learningExpired: (tx: Sql, userId: number, now: Date) => Promise<void>;
}

type Listeners = Partial<LearnerEvents>;

/** Tells one listener after the other, in the order given. */
export function tellAll(listeners: readonly Listeners[]): LearnerEvents {
  const tell =
    <Name extends keyof LearnerEvents>(name: Name) =>
    async (...args: Parameters<LearnerEvents[Name]>): Promise<void> => {
      for (const listener of listeners) {
        const listen = listener[name] as
          ((...args: Parameters<LearnerEvents[Name]>) => Promise<void>) | undefined;
        await listen?.(...args);
      }
    };
  return {
    accountCreated: tell('accountCreated'),
    accessEnded: tell('accessEnded'),
    timeZoneChanged: tell('timeZoneChanged'),
    visibilityChanged: tell('visibilityChanged'),
    learningExpired: tell('learningExpired'),
  };
}
