import * as contract from '@rounds/contract/identity/accounts';
import * as security from '@rounds/contract/identity/accounts.security';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { cancelEmailChange, confirmEmail, resendEmailChange, resendVerification } from './email.service.ts';
import { followingLinks } from './links.limits.ts';

export function emailRoutes(app: FastifyInstance, deps: AccountsDeps): void {
  serve(
    app,
    contract.confirmEmail,
    async ({ body, fail }) => ({ email: await confirmEmail(deps, body.token, fail) }),
    {
      limits: [followingLinks],
    },
  );

  serve(app, security.resendEmailConfirmation, ({ user, fail }) =>
    resendEmailChange(deps, user.userId, fail),
  );

  serve(app, security.resendVerification, ({ user, fail }) => resendVerification(deps, user.userId, fail));

  serve(app, security.cancelEmailChange, async ({ user }) => ({
    user: await cancelEmailChange(deps, user.userId),
  }));
}
