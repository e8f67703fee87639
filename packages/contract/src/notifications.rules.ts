/** What the bell tells of. Each kind has its own data, its own sentence and the place it leads to. */
export const notificationKinds = ['badge_unlocked', 'giveaway_won'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What each kind carries: what its sentence names. */
export interface NotificationData {
  readonly badge_unlocked: {
    readonly achievementId: number;
    readonly title: string;
    readonly icon: string;
    readonly xp: number;
  };
  readonly giveaway_won: { readonly giveawayId: number; readonly title: string; readonly prize: string };
}
