import { deleteMessage } from '@rounds/contract/community/conversations';
import type { Feature } from '../../platform/feature.ts';
import { okAnswer, serve } from '../../platform/http/serve.ts';
import { exportConversations } from './conversations.queries.ts';
import { deleteOwnMessage } from './conversations.service.ts';

export const conversations: Feature = {
  name: 'community/conversations',
  routes(app, context) {
    serve(app, deleteMessage, async ({ user, params, fail }) => {
      await deleteOwnMessage(context, user.userId, params.id, fail);
      return okAnswer;
    });
  },
  exportParts: { conversations: exportConversations },
};
