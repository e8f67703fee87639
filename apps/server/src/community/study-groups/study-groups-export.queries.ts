import { exportPart } from '../../platform/db/personal-data.ts';

export const exportStudyGroups = exportPart({
  study_groups: `
    select id, name, description, career_path as "careerPath", max_members as "maxMembers",
      is_private as "isPrivate", created_by as "createdBy", conversation_id as "conversationId", invitation_code as "invitationCode",
      iso_instant(next_meeting) as "nextMeeting", meeting_place as "meetingPlace", iso_instant(created_at) as "createdAt",
      iso_instant(hidden_at) as "hiddenAt"
    from study_groups where created_by = $userId order by id`,
  study_group_members: `
    select m.group_id as "groupId", g.name, g.conversation_id as "conversationId", m.role, iso_instant(m.joined_at) as "joinedAt"
    from study_group_members m join study_groups g on g.id = m.group_id where m.user_id = $userId order by m.group_id`,
});
