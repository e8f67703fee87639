import { exportPart } from '../../platform/db/personal-data.ts';

/** What the learner wrote; what others wrote to them is those others'. */
export const exportConversations = exportPart({
  messages: `
    select id, group_id as "groupId", mentorship_id as "mentorshipId", author_id as "authorId", content,
      iso_instant(created_at) as "createdAt", iso_instant(hidden_at) as "hiddenAt"
    from messages where author_id = $userId order by id`,
});
