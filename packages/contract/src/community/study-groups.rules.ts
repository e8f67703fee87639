import type {} from './moderation.rules.ts';

declare module '../messages/notifications.rules.ts' {
  interface NotificationData {
    /** To who leads the group. */
    readonly group_joined: {
      readonly groupId: number;
      readonly group: string;
      readonly personId: number;
      readonly person: string;
    };
  }
}

/** The address of a group's screen. */
export const groupPath = ({ groupId }: { readonly groupId: number }) => `/community/groups/${groupId}`;

declare module './moderation.rules.ts' {
  interface ReportableKinds {
    readonly study_group: true;
    readonly group_message: true;
  }
}

/** How many a group may have, its creator among them. */
export const groupSize = { min: 2, max: 20, default: 8 } as const;

/** Characters. */
export const groupNameLength = 100;
export const groupDescriptionLength = 1000;
export const meetingPlaceLength = 200;

/** Letters and digits that are not taken for one another; five bits each. */
export const invitationAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const invitationCodeLength = 10;

/** A code as it is compared: without the spaces and dashes that people type, and in capital letters. */
export function plainInvitation(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '');
}
