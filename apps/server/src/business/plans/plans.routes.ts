import { getPlan, getPlanUsage } from '@rounds/contract/business/plans';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { type PlansDeps, readPlan } from './plans.service.ts';
import { readUsage } from './usage.service.ts';

export function plansRoutes(app: FastifyInstance, deps: PlansDeps): void {
  serve(app, getPlan, ({ user }) => readPlan(deps, user.userId));

  serve(app, getPlanUsage, ({ user }) => readUsage(deps, user.userId));
}
