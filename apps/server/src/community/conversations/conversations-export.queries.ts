import { exportPart } from '../../platform/db/personal-data.ts';

/** What the learner wrote; what others wrote to them is those others'. Groups and mentorships name their conversation. */
export const exportConversations = exportPart({
  messages: `
    select id, conversation_id as "conversationId", author_id as "authorId", content,
      iso_instant(created_at) as "createdAt", iso_instant(hidden_at) as "hiddenAt"
    from messages where author_id = $userId order by id`,
});
