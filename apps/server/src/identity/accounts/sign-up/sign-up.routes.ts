import * as contract from '@rounds/contract/identity/accounts';
import type { FastifyInstance } from 'fastify';
import { type Limit, byAddress } from '../../../platform/http/limits.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { deviceOfRequest } from '../sessions/device-of-request.ts';
import { registerAccount } from './sign-up.service.ts';

/** Shared by all accounts opened from one address, such as a campus. */
export const registering: Limit = { name: 'register', max: 200, seconds: 60 * 60, key: byAddress };

export function signUpRoutes(app: FastifyInstance, deps: AccountsDeps): void {
  serve(
    app,
    contract.register,
    ({ body, request, fail }) => registerAccount(deps, body, deviceOfRequest(request), fail),
    { limits: [registering] },
  );
}
