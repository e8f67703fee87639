import * as contract from '@rounds/contract/identity/accounts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { changeLearningStyle, changeProfile, readProfileJson, readUser } from './profile.service.ts';

export function profileRoutes(app: FastifyInstance, deps: AccountsDeps): void {
  serve(app, contract.getUser, ({ user }) => readUser(deps, user.userId));

  serve(app, contract.getProfile, ({ user }) => readProfileJson(deps, user.userId));

  serve(app, contract.updateProfile, async ({ user, body, fail }) => ({
    user: await changeProfile(deps, user.userId, body, fail),
  }));

  serve(app, contract.setLearningStyle, async ({ user, body }) => ({
    user: await changeLearningStyle(deps, user.userId, body),
  }));
}
