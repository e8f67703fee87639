/** What the bell tells of. Each kind has its own data, its own sentence and the place it leads to. */
export const notificationKinds = [
  'badge_unlocked',
  'giveaway_won',
  'forum_reply',
  'forum_mention',
  'forum_likes',
] as const;
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
  /** Who replied, and with what. */
  readonly forum_reply: ForumPlace & { readonly authorId: number; readonly author: string };
  readonly forum_mention: ForumPlace & { readonly authorId: number; readonly author: string };
  /** How many like it, without its author. */
  readonly forum_likes: ForumPlace & { readonly count: number };
}

/** A text in the community's discussions; `replyId` null is the post itself. */
export interface ForumPlace {
  readonly postId: number;
  readonly replyId: number | null;
  /** The post's. */
  readonly title: string;
}

type Places = { readonly [Kind in NotificationKind]: (data: NotificationData[Kind]) => string };

function thread({ postId }: ForumPlace): string {
  return `/community/posts/${postId}`;
}

const places: Places = {
  badge_unlocked: () => '/achievements',
  giveaway_won: () => '/dashboard',
  forum_reply: thread,
  forum_mention: thread,
  forum_likes: thread,
};

/** The address of ours that a notification leads to, in the bell, in mails and in pushes. */
export function notificationPlace<Kind extends NotificationKind>(
  kind: Kind,
  data: NotificationData[Kind],
): string {
  return places[kind](data);
}
