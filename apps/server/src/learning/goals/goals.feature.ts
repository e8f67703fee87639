import { getDailyGoal, setDailyGoal } from '@rounds/contract/learning/goals';
import type { Feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { readGoal, saveGoal } from './goals.service.ts';

/** The daily goal. */
export const goals: Feature = {
  name: 'learning/goals',
  routes(app, context) {
    serve(app, getDailyGoal, ({ user }) => readGoal(context, user.userId));
    serve(app, setDailyGoal, ({ user, body }) => saveGoal(context, user.userId, body.questions));
  },
};
