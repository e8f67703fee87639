import * as contract from '@rounds/contract/identity/accounts';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../../platform/http/address.ts';
import { type Limit, byAddress } from '../../../platform/http/limits.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { deviceOfRequest } from '../sessions/device-of-request.ts';
import { type SessionCheck, signOut } from '../sessions/sessions.ts';
import { finishSignIn, signIn } from './sign-in.service.ts';

const finishing: Limit = { name: 'login-code', max: 200, seconds: 15 * 60, key: byAddress };

interface Deps extends AccountsDeps {
  readonly demo: boolean;
  readonly sessions: SessionCheck;
  readonly secrets: SecretBox;
}

export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.login, ({ body, request, fail }) =>
    signIn(deps, body, { caller: callerOf(request), device: deviceOfRequest(request) }, fail),
  );

  serve(
    app,
    contract.finishLogin,
    ({ body, request, fail }) => finishSignIn(deps, body, deviceOfRequest(request), fail),
    { limits: [finishing] },
  );

  serve(app, contract.logout, ({ user }) => signOut(deps.db, deps.sessions, user));
}
