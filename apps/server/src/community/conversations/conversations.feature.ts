import { deleteMessage } from '@rounds/contract/community/conversations';
import type { Feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { deleteMessagesOfCopy, exportConversations } from './conversations.queries.ts';
import { deleteOwnMessage } from './conversations.service.ts';

export const conversations: Feature = {
  name: 'community/conversations',
  routes(app, context) {
    serve(app, deleteMessage, ({ user, params, fail }) =>
      deleteOwnMessage(context, user.userId, params.id, fail),
    );
  },
  beforeErase: deleteMessagesOfCopy,
  exportParts: { conversations: exportConversations },
};
