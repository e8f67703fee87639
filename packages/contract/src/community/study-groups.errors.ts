import { defineErrors } from '../errors.ts';

export const studyGroupErrors = defineErrors({
  not_group_creator: { status: 403, message: 'Only the group’s leader can change it.' },
  not_a_member: { status: 403, message: 'Only members can see this. Join the group first.' },
  wrong_invitation_code: {
    status: 403,
    field: 'code',
    message: 'That’s not the invitation code for this study group.',
  },
  group_not_found: { status: 404, message: 'This study group can’t be found. It may have been deleted.' },
  already_member: { status: 409, message: 'You’re already in this study group.' },
  group_full: { status: 409, message: 'This study group is full.' },
  more_members: {
    status: 422,
    field: 'maxMembers',
    message: 'The group already has more members than that. Choose a higher number.',
  },
});
