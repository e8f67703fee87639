import { getMastery } from '@rounds/contract/learning/mastery';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { type MasteryDeps, readMastery } from './mastery.service.ts';

export function masteryRoutes(app: FastifyInstance, deps: MasteryDeps): void {
  serve(app, getMastery, ({ user }) => readMastery(deps, user.userId));
}
