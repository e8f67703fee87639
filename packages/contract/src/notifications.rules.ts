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

type Places = { readonly [Kind in NotificationKind]: (data: NotificationData[Kind]) => string };

const places: Places = {
  badge_unlocked: () => '/achievements',
  giveaway_won: () => '/dashboard',
};

/** The address of ours that a notification leads to, in the bell, in mails and in pushes. */
export function notificationPlace<Kind extends NotificationKind>(
  kind: Kind,
  data: NotificationData[Kind],
): string {
  return places[kind](data);
}
