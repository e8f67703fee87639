import { getMastery } from '@rounds/contract/learning/mastery';
import type { Feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { catalogueOf } from '../scenarios/index.ts';
import { figuring } from '../../platform/http/limits.ts';
import { readMastery } from './mastery.service.ts';

/** How well each area is mastered. It stores nothing: mastery is computed from the answers on every request. */
export const mastery: Feature = {
  name: 'learning/mastery',
  async routes(app, context) {
    const catalogue = await catalogueOf(context);
    serve(app, getMastery, ({ user }) => readMastery({ ...context, catalogue }, user.userId), {
      limits: [figuring],
    });
  },
};
