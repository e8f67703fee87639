import {
  checkAchievements,
  listAchievements,
  listUserAchievements,
} from '@rounds/contract/learning/achievements';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { type AchievementsDeps, check, readAll, readHeld } from './achievements.service.ts';

export function achievementsRoutes(app: FastifyInstance, deps: AchievementsDeps): void {
  serve(app, listAchievements, () => readAll(deps));

  serve(app, listUserAchievements, ({ user, query }) => readHeld(deps, user.userId, query));

  serve(app, checkAchievements, ({ user }) => check(deps, user.userId));
}
