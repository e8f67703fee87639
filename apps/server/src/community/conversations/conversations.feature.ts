import type { Feature } from '../../platform/feature.ts';
import { exportConversations } from './conversations-export.queries.ts';
import { conversationsRoutes } from './conversations.routes.ts';

export const conversations: Feature = {
  name: 'community/conversations',
  routes: conversationsRoutes,
  exportParts: { conversations: exportConversations },
};
