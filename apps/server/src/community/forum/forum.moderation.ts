import { publishChange } from '../../platform/db/changes.ts';
import type { Reportable } from '../../platform/reportable.ts';
import { selectOptionalSeen, selectOptionalText, setHidden } from './moderation-forum.queries.ts';
import { threadTopic } from './posts.service.ts';

const reportable = (kind: 'post' | 'reply'): Reportable => ({
  kind: `forum_${kind}`,
  seen: (sql, userId, id) => selectOptionalSeen(sql, kind, userId, id),
  read: (sql, id) => selectOptionalText(sql, kind, id),
  async setHidden(tx, id, at) {
    const postId = await setHidden(tx, kind, id, at);
    if (postId !== null) await publishChange(tx, threadTopic(postId), { postId });
  },
});

export const reportablePosts = reportable('post');
export const reportableReplies = reportable('reply');
