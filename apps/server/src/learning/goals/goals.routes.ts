import { getDailyGoal, setDailyGoal } from '@rounds/contract/learning/goals';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { type GoalsDeps, readGoal, saveGoal } from './goals.service.ts';

export function goalsRoutes(app: FastifyInstance, deps: GoalsDeps): void {
  serve(app, getDailyGoal, ({ user }) => readGoal(deps, user.userId));
  serve(app, setDailyGoal, ({ user, body }) => saveGoal(deps, user.userId, body.questions));
}
