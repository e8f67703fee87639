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
}

type Places = { readonly [Kind in NotificationKind]: (data: NotificationData[Kind]) => string };

const mentorship = ({ mentorshipId }: OfMentorship) => `/community/mentorships/${mentorshipId}`;

const places: Places = {
  badge_unlocked: () => '/achievements',
  giveaway_won: () => '/dashboard',
  group_joined: ({ groupId }) => `/community/groups/${groupId}`,
  mentorship_requested: mentorship,
  mentorship_accepted: mentorship,
  mentorship_declined: mentorship,
  mentorship_ended: mentorship,
  mentorship_message: mentorship,
};

/** The address of ours that a notification leads to, in the bell, in mails and in pushes. */
export function notificationPlace<Kind extends NotificationKind>(
  kind: Kind,
  data: NotificationData[Kind],
): string {
  return places[kind](data);
}
