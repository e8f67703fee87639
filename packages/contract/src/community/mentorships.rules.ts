import type {} from './moderation.rules.ts';

declare module '../messages/notifications.rules.ts' {
  interface NotificationData {
    readonly mentorship_requested: MentorshipNews;
    readonly mentorship_accepted: MentorshipNews;
    readonly mentorship_declined: MentorshipNews;
    readonly mentorship_ended: MentorshipNews;
    /** One for all unread messages of a mentorship. */
    readonly mentorship_message: MentorshipNews;
  }
}

/** With the other person's name, and the id by which it is removed when they are erased. */
interface MentorshipNews {
  readonly mentorshipId: number;
  readonly personId: number;
  readonly person: string;
}

/** The address of a mentorship's screen. */
export const mentorshipPath = ({ mentorshipId }: { readonly mentorshipId: number }) =>
  `/community/mentorships/${mentorshipId}`;

declare module './moderation.rules.ts' {
  interface ReportableKinds {
    readonly mentorship_message: true;
  }
}

export const mentorshipStates = ['pending', 'active', 'declined', 'ended'] as const;
export type MentorshipStatus = (typeof mentorshipStates)[number];

export type MentorshipRole = 'mentor' | 'mentee';

/** The longest message of a request, in characters. */
export const requestMessageLength = 1000;

/** THE state table: from one state to another, and who may take that step. Anything else is impossible. */
const steps: Readonly<
  Record<MentorshipStatus, Readonly<Partial<Record<MentorshipStatus, readonly MentorshipRole[]>>>>
> = {
  pending: { active: ['mentor'], declined: ['mentor'] },
  active: { ended: ['mentor', 'mentee'] },
  declined: {},
  ended: {},
};

/** Whether somebody may move a mentorship from one state to another; if not, the error code that says why. */
export function mentorshipStep(
  from: MentorshipStatus,
  to: MentorshipStatus,
  role: MentorshipRole,
): 'allowed' | 'step_not_possible' | 'mentor_only' {
  const who = steps[from][to];
  if (!who) return 'step_not_possible';
  return who.includes(role) ? 'allowed' : 'mentor_only';
}

/** An open request or mentorship: nobody has two with the same mentor. */
export function isOpen(status: MentorshipStatus): boolean {
  return status === 'pending' || status === 'active';
}

/** Whether the two may write to each other. Their messages stay readable afterwards. */
export function canWrite(status: MentorshipStatus): boolean {
  return status === 'active';
}
