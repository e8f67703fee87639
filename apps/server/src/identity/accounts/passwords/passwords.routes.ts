import * as contract from '@rounds/contract/identity/accounts';
import * as security from '@rounds/contract/identity/accounts.security';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../../../platform/http/address.ts';
import { type Limit, byAddress } from '../../../platform/http/limits.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { deviceOfRequest } from '../sessions/device-of-request.ts';
import { followingLinks } from '../email/links.limits.ts';
import { type SessionCheck, signOutEverywhere } from '../sessions/sessions.ts';
import { changePassword } from './change-password.service.ts';
import { resetLimits } from './recovery.rules.ts';
import { requestPasswordReset, resetPassword } from './recovery.service.ts';

const hour = 60 * 60;
const asking: Limit = { name: 'forgot-address', max: 100, seconds: hour, key: byAddress };
/** Counted per caller too, so that a stranger's requests can't keep the owner from asking. */
const emailAndAddress = (request: FastifyRequest) =>
  `${(request.body as { email: string }).email.toLowerCase()} ${callerOf(request)}`;
const askingForOne = resetLimits.map((limit): Limit => ({ ...limit, key: emailAndAddress }));

interface Deps extends AccountsDeps {
  readonly sessions: SessionCheck;
}

export function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.forgotPassword, ({ body }) => requestPasswordReset(deps, body.email), {
    limits: [asking, ...askingForOne],
  });

  serve(
    app,
    contract.resetPassword,
    async ({ body, fail }) => {
      signOutEverywhere(deps.sessions, await resetPassword(deps, body.token, body.password, fail));
    },
    { limits: [followingLinks] },
  );

  serve(app, security.changePassword, ({ user, body, request, fail }) =>
    changePassword(deps, user.userId, body, deviceOfRequest(request), fail),
  );
}
