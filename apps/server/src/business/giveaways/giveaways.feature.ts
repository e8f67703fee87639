import { getCurrentGiveaway, listWonGiveaways } from '@rounds/contract/business/giveaways';
import type { Feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { exportGiveaways } from './giveaways.queries.ts';
import { defineGiveawayJobs } from './giveaways.jobs.ts';
import {
  currentGiveaway,
  describeGiveaways,
  readGiveaways,
  saveGiveaways,
  verifyGiveaway,
  wonGiveaways,
} from './giveaways.service.ts';
import { announce } from '../../platform/notifications.rules.ts';
import texts from './notification-texts.json' with { type: 'json' };

export const giveaways: Feature = {
  name: 'business/giveaways',
  routes(app, context) {
    serve(app, getCurrentGiveaway, ({ user }) => currentGiveaway(context, user?.userId ?? null));
    serve(app, listWonGiveaways, ({ user, query }) => wonGiveaways(context, user.userId, query.limit));
  },
  jobs: defineGiveawayJobs,
  async content(folder) {
    const authored = await readGiveaways(folder.withSamples('giveaways.yaml'));
    return (tx, now) => saveGiveaways(tx, authored, now);
  },
  commands: [
    {
      words: 'giveaway list',
      help: "this week's giveaway and those before, with their winners",
      run: (context) => describeGiveaways(context),
    },
    {
      words: 'giveaway verify ID',
      help: 'repeat a draw from its record',
      run: ({ db }, { id }) => verifyGiveaway(db, id),
    },
  ],
  notifications: announce(texts, { giveaway_won: () => '/dashboard' }),
  exportParts: { giveaways: exportGiveaways },
};
