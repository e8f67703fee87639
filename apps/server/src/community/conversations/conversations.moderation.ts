import { publishChange } from '../../platform/db/changes.ts';
import type { Reportable } from '../../platform/reportable.ts';
import { type Place, topicOf } from './conversations.rules.ts';
import { selectOptionalSeen, selectOptionalText, setHidden } from './moderation-messages.queries.ts';

const reportable = (kind: Reportable['kind'], place: Place['kind']): Reportable => ({
  kind,
  seen: (sql, userId, id) => selectOptionalSeen(sql, place, userId, id),
  read: (sql, id) => selectOptionalText(sql, place, id),
  async setHidden(tx, id, at) {
    const where = await setHidden(tx, id, at);
    if (where) await publishChange(tx, topicOf(where), { messageId: id });
  },
});

export const reportableGroupMessages = reportable('group_message', 'study-group');
export const reportableMentorshipMessages = reportable('mentorship_message', 'mentorship');
