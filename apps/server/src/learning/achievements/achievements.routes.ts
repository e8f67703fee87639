import {
  checkAchievements,
  listAchievements,
  listUserAchievements,
} from '@rounds/contract/learning/achievements';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../platform/http/paging.ts';
import { Prepared } from '../../platform/http/prepared.ts';
import { serve } from '../../platform/http/serve.ts';
import { type AchievementsDeps, check, readAll, readHeld } from './achievements.service.ts';

export function achievementsRoutes(app: FastifyInstance, deps: AchievementsDeps): void {
  serve(app, listAchievements, async () => new Prepared(await readAll(deps)));

  serve(app, listUserAchievements, async ({ user, query, request }) => {
    return paged(await readHeld(deps, user.userId, query), request.url);
  });

  serve(app, checkAchievements, ({ user }) => check(deps, user.userId));
}
