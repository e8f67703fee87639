import type {} from './moderation.rules.ts';

declare module '../messages/notifications.rules.ts' {
  interface NotificationData {
    /** For the group's leader. */
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

/** How many members a group may have, including its creator. */
export const groupSize = { min: 2, max: 20, default: 8 } as const;

/** Characters. */
export const groupNameLength = 100;
export const groupDescriptionLength = 1000;
export const meetingPlaceLength = 200;

/** Letters and digits that can't be mistaken for each other; five bits each. */
export const invitationAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const invitationCodeLength = 10;

/** A code as it is compared: without typed spaces and dashes, in capital letters. */
export function plainInvitation(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '');
}
