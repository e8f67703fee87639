import { conversationChanged, reportableMessages } from '../conversations/index.ts';
import type { Reportable } from '../../platform/reportable.ts';
import {
  isParticipant,
  ownsConversation,
  selectOptionalText,
  setHidden,
} from './moderation-groups.queries.ts';
import { selectOptionalState } from './study-groups.queries.ts';

export const reportableGroups: Reportable = {
  kind: 'study_group',
  async seen(sql, userId, id) {
    const group = await selectOptionalState(sql, userId, id);
    return group && { authorId: group.createdBy };
  },
  read: selectOptionalText,
  async setHidden(tx, id, at) {
    const conversationId = await setHidden(tx, id, at);
    if (conversationId !== null) await conversationChanged(tx, conversationId);
  },
};

export const reportableGroupMessages = reportableMessages('group_message', {
  owns: ownsConversation,
  isParticipant,
});
