import { exportPart } from '../../platform/db/personal-data.ts';

export const exportMentorships = exportPart({
  mentorships: `
    select id, mentor_id as "mentorId", mentee_id as "menteeId", conversation_id as "conversationId", career_path as "careerPath", status,
      request_message as "requestMessage", iso_instant(start_date) as "startDate", iso_instant(end_date) as "endDate",
      iso_instant(created_at) as "createdAt"
    from mentorships where mentor_id = $userId or mentee_id = $userId order by id`,
});
