import type { Feature } from '../../platform/feature.ts';
import { exportModeration } from './moderation.queries.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { decide, listReports } from './moderation.service.ts';

export const moderation: Feature = {
  name: 'community/moderation',
  routes: moderationRoutes,
  commands: [
    {
      words: 'moderation list',
      help: "what learners reported of each other's texts and nobody has decided, newest first",
      run: (context) => listReports(context),
    },
    {
      words: 'moderation hide KIND ID',
      help: 'hide a text from everybody: forum_post 12, forum_reply 34; its reports are settled',
      run: (context, { kind, id }) => decide(context, kind, id, true),
    },
    {
      words: 'moderation show KIND ID',
      help: 'show it again, or leave it as it is; its reports are settled',
      run: (context, { kind, id }) => decide(context, kind, id, false),
    },
  ],
  exportParts: { moderation: exportModeration },
};
