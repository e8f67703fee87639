/** What the bell tells of. Each kind has its own data, its own sentence and the place it leads to. */
export const notificationKinds = [
  'badge_unlocked',
  'giveaway_won',
  'group_joined',
  'mentorship_requested',
  'mentorship_accepted',
  'mentorship_declined',
  'mentorship_ended',
  'mentorship_message',
  'forum_reply',
  'forum_mention',
  'forum_likes',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Of a mentorship, with the name of the other one and the id by which it is forgotten when they are erased. */
interface OfMentorship {
  readonly mentorshipId: number;
  readonly personId: number;
  readonly person: string;
}

/** What each kind carries: what its sentence names. */
export interface NotificationData {
  readonly badge_unlocked: {
    readonly achievementId: number;
    readonly title: string;
    readonly icon: string;
    readonly xp: number;
  };
  readonly giveaway_won: { readonly giveawayId: number; readonly title: string; readonly prize: string };
  /** To who leads the group. */
  readonly group_joined: {
    readonly groupId: number;
    readonly group: string;
    readonly personId: number;
    readonly person: string;
  };
  readonly mentorship_requested: OfMentorship;
  readonly mentorship_accepted: OfMentorship;
  readonly mentorship_declined: OfMentorship;
  readonly mentorship_ended: OfMentorship;
  /** One for all that is unread in a mentorship. */
  readonly mentorship_message: OfMentorship;
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

const mentorship = ({ mentorshipId }: OfMentorship) => `/community/mentorships/${mentorshipId}`;
function thread({ postId }: ForumPlace): string {
  return `/community/posts/${postId}`;
}

const places: Places = {
  badge_unlocked: () => '/achievements',
  giveaway_won: () => '/dashboard',
  group_joined: ({ groupId }) => `/community/groups/${groupId}`,
  mentorship_requested: mentorship,
  mentorship_accepted: mentorship,
  mentorship_declined: mentorship,
  mentorship_ended: mentorship,
  mentorship_message: mentorship,
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
