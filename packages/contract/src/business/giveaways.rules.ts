declare module '../messages/notifications.rules.ts' {
  interface NotificationData {
    readonly giveaway_won: { readonly giveawayId: number; readonly title: string; readonly prize: string };
  }
}

/**
 * Where a learner stands in a giveaway: entered; not yet, since they answered no question this week; or left out, since the
 * account is nobody's own.
 */
export const entryStates = ['entered', 'open', 'excluded'] as const;

/** Days in which a winner claims the prize. */
export const claimDays = 30;
