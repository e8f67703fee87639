// Parts of this feature's statements. In all of them, $viewerId is the learner making the request.

import { personJson, viewerIsCopy } from '../../identity/accounts/people.fragments.ts';
import { blocked } from '../moderation/blocks.fragments.ts';

/** Whether the learner may read a text. */
export const readable = <Row extends string>(row: Row) =>
  `(${row}.hidden_at is null and (${row}.author_id is null or ${row}.author_id <> all (${blocked})))` as const;

/** The author's columns for a row `p`: joined as `u`, without deleted accounts. */
export const joinAuthor = (row: string) =>
  `left join users u on u.id = ${row}.author_id and u.deleted_at is null`;
const author = personJson('u');

/** Likes as $viewerId sees them: a private copy of the demo learner sees its own like beside those that count. */
const likesOf = <Kind extends 'post' | 'reply', Row extends string>(kind: Kind, row: Row) =>
  `(${row}.likes + case when ${viewerIsCopy} then (
    select count(*)::int from forum_${kind}_likes l where l.user_id = $viewerId::int and l.${kind}_id = ${row}.id) else 0 end)` as const;

/** The replies to a post `p` as $viewerId sees them: a private copy sees its own beside those that count. */
const repliesSeen = `(p.replies + case when ${viewerIsCopy} then (
    select count(*)::int from forum_replies own
    where own.post_id = p.id and own.author_id = $viewerId::int and own.deleted_at is null and own.hidden_at is null) else 0 end)` as const;

/** Whether a post `p` is somebody's, or a question's thread in which $viewerId sees a reply. */
export const isBegun = `(p.scenario_id is null or ${repliesSeen} > 0)` as const;

/** A post `p` with its author `u`, as the API has it. */
export const postJson = `json_build_object(
  'id', p.id, 'title', p.title, 'content', p.content, 'category', p.category, 'careerPath', p.career_path,
  'question', case when p.scenario_id is not null then
    json_build_object('scenarioId', p.scenario_id, 'questionIndex', p.question_index) end,
  'authorId', u.id, 'author', ${author}, 'isSticky', p.is_sticky, 'isPinned', p.is_pinned, 'tags', p.tags,
  'likes', ${likesOf('post', 'p')}, 'replies', ${repliesSeen}, 'createdAt', iso_instant(p.created_at), 'editedAt', iso_instant(p.edited_at),
  'liked', exists (select from forum_post_likes l where l.user_id = $viewerId::int and l.post_id = p.id),
  'own', coalesce(p.author_id = $viewerId::int, false))` as const;

/** A reply `r` that can be read, or is shown empty because of its answers. */
export const replyIsGone = `(r.deleted_at is not null or not ${readable('r')})` as const;
export const replyJson = `json_build_object(
  'id', r.id, 'postId', r.post_id, 'parentReplyId', r.parent_reply_id,
  'content', case when g.gone then '' else r.content end, 'deleted', g.gone,
  'authorId', case when not g.gone then u.id end, 'author', case when not g.gone then ${author} end,
  'likes', case when g.gone then 0 else ${likesOf('reply', 'r')} end,
  'createdAt', iso_instant(r.created_at), 'editedAt', case when not g.gone then iso_instant(r.edited_at) end,
  'liked', not g.gone and exists (select from forum_reply_likes l where l.user_id = $viewerId::int and l.reply_id = r.id),
  'own', not g.gone and coalesce(r.author_id = $viewerId::int, false))` as const;
