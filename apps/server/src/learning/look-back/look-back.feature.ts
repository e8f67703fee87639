import type { Feature } from '../../platform/feature.ts';
import { announce } from '../../platform/notifications.rules.ts';
import { catalogueOf } from '../scenarios/index.ts';
import { exportLookBack } from './look-back-export.queries.ts';
import { deleteReader } from './look-back.queries.ts';
import { lookBackRoutes } from './look-back.routes.ts';
import { sendLookBacks } from './look-back.service.ts';
import texts from './notification-texts.json' with { type: 'json' };

/** The review of a week: made from the answers on request, and sent on Mondays to those who want it. */
export const lookBack: Feature = {
  name: 'learning/look-back',
  async routes(app, context) {
    lookBackRoutes(app, { ...context, catalogue: await catalogueOf(context) });
  },
  jobs(context) {
    context.jobs.schedule('look-back.send', '20 * * * *', async () =>
      sendLookBacks({ ...context, catalogue: await catalogueOf(context) }),
    );
  },
  notifications: announce(texts, { look_back: () => '/look-back' }),
  subscriptions: { look_back: deleteReader },
  exportParts: { lookBack: exportLookBack },
};
