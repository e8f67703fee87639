import { rescoredPlace } from '@rounds/contract/learning/item-health.rules';
import type { Feature } from '../../platform/feature.ts';
import { announce } from '../../platform/notifications.rules.ts';
import { catalogueOf } from '../scenarios/index.ts';
import { itemHealthRoutes } from './item-health.routes.ts';
import { describeHealth } from './item-health.service.ts';
import texts from './notification-texts.json' with { type: 'json' };
import { rescoreCorrected } from './rescore.service.ts';
import { setInUseBySlug } from './withdraw.service.ts';

/** How well questions do their job, and what follows from it. */
export const itemHealth: Feature = {
  name: 'learning/item-health',
  routes: itemHealthRoutes,
  jobs(context) {
    // A release may contain a corrected key, and an open exam may have ended since.
    context.jobs.schedule('item-health.rescore', '*/15 * * * *', async () =>
      rescoreCorrected({ ...context, catalogue: await catalogueOf(context) }),
    );
  },
  notifications: announce(texts, { answer_rescored: rescoredPlace }),
  commands: [
    {
      words: 'content health',
      help: 'questions that misbehave, by the answers of learners; path=nursing for one path, csv=yes for all figures',
      run: ({ db }, { options }) => describeHealth(db, options),
    },
    {
      words: 'content withdraw SCENARIO QUESTION',
      help: 'take a question out of use: content withdraw nursing/beginner/first-steps 3 reason="two keys"',
      run: (context, { options }) => setInUseBySlug(context, options, false),
    },
    {
      words: 'content restore SCENARIO QUESTION',
      help: 'put it back into use; reason="…" as well',
      run: (context, { options }) => setInUseBySlug(context, options, true),
    },
  ],
};
