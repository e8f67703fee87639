import type { Command, Feature } from '../../platform/feature.ts';
import { catalogueOf } from '../../learning/scenarios/index.ts';
import { exportForum } from './forum-export.queries.ts';
import { reportablePosts, reportableReplies } from './forum.moderation.ts';
import { forumRoutes } from './forum.routes.ts';
import { countKept, forgetLearner } from './copies.service.ts';
import { placePost } from './placement.service.ts';
import { prepareSearch } from './search-index.service.ts';
import { threadPath } from '@rounds/contract/community/forum.rules';
import { announce } from '../../platform/notifications.rules.ts';
import texts from './notification-texts.json' with { type: 'json' };

const move = (verb: string, to: Parameters<typeof placePost>[2], help: string): Command => ({
  words: `forum ${verb} ID`,
  help,
  run: ({ db }, { id }) => placePost(db, id, to),
});

export const forum: Feature = {
  name: 'community/forum',
  async routes(app, context) {
    forumRoutes(app, { ...context, catalogue: await catalogueOf(context) });
  },
  prepare: ({ db, logger }) => prepareSearch(db, logger),
  commands: [
    move('stick', 'sticky', 'put a post before all others'),
    move('pin', 'pinned', 'put a post behind those, before all others'),
    move('unpin', 'ordinary', 'put it back to where its time is'),
  ],
  exportParts: { forum: exportForum },
  beforeErase: forgetLearner,
  events: { demoCopyBecameAccount: countKept },
  notifications: announce(texts, {
    forum_reply: threadPath,
    forum_mention: threadPath,
    forum_likes: threadPath,
  }),
  reportables: [reportablePosts, reportableReplies],
};
