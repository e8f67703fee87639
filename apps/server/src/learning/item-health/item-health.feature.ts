import type { Feature } from '../../platform/feature.ts';
import { describeHealth } from './item-health.service.ts';

export const itemHealth: Feature = {
  name: 'learning/item-health',
  commands: [
    {
      words: 'content health',
      help: 'questions that misbehave, by the answers of learners; path=nursing for one path, csv=yes for all figures',
      run: ({ db }, { options }) => describeHealth(db, options),
    },
  ],
};
