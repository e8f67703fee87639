import { exportPart } from '../../platform/db/personal-data.ts';

/** A text that a moderator hid still belongs to its author. */
export const exportForum = exportPart({
  forum_posts: `
    select id, author_id as "authorId", title, content, category, career_path as "careerPath", is_sticky as "isSticky",
      is_pinned as "isPinned", tags, likes, replies, iso_instant(created_at) as "createdAt",
      iso_instant(edited_at) as "editedAt", iso_instant(hidden_at) as "hiddenAt",
      scenario_id as "scenarioId", question_index as "questionIndex"
    from forum_posts where author_id = $userId order by id`,
  forum_replies: `
    select id, post_id as "postId", parent_reply_id as "parentReplyId", author_id as "authorId", content, likes,
      iso_instant(created_at) as "createdAt", iso_instant(edited_at) as "editedAt", iso_instant(deleted_at) as "deletedAt",
      iso_instant(hidden_at) as "hiddenAt"
    from forum_replies where author_id = $userId order by id`,
  forum_post_likes: `
    select post_id as "postId", iso_instant(created_at) as "createdAt"
    from forum_post_likes where user_id = $userId order by post_id`,
  forum_reply_likes: `
    select reply_id as "replyId", iso_instant(created_at) as "createdAt"
    from forum_reply_likes where user_id = $userId order by reply_id`,
});
