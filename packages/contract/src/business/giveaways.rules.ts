declare module '../messages/notifications.rules.ts' {
  interface NotificationData {
    readonly giveaway_won: { readonly giveawayId: number; readonly title: string; readonly prize: string };
  }
}

/**
 * A learner's status in a giveaway: entered; not yet, if they answered no question this week; or left out, if the
 * account isn't a real person's.
 */
export const entryStates = ['entered', 'open', 'excluded'] as const;

/** Days in which a winner claims the prize. */
export const claimDays = 30;
