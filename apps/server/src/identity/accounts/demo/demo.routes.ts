import { getInstallation } from '@rounds/contract/identity/accounts';
import * as contract from '@rounds/contract/identity/accounts.demo';
import { demoAccount } from '@rounds/contract/identity/accounts.rules';
import type { FastifyInstance } from 'fastify';
import { type Limit, byAddress } from '../../../platform/http/limits.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { deviceOfRequest } from '../sessions/device-of-request.ts';
import type { SessionCheck } from '../sessions/sessions.ts';
import { registering } from '../sign-up/sign-up.routes.ts';
import { keepProgress, openDemo } from './demo.service.ts';

const openingDemo: Limit = { name: 'open-demo', max: 20, seconds: 60 * 60, key: byAddress };

interface Deps extends AccountsDeps {
  readonly demo: boolean;
  readonly sessions: SessionCheck;
  /** Gives an account everything the demo learner has done. */
  readonly populateDemo: (userId: number) => Promise<void>;
}

export function demoRoutes(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    contract.openDemo,
    ({ body, request, fail }) => openDemo(deps, body, deviceOfRequest(request), fail),
    { limits: [openingDemo] },
  );

  serve(
    app,
    contract.keepProgress,
    ({ user, body, request, fail }) => keepProgress(deps, user.userId, body, deviceOfRequest(request), fail),
    { limits: [registering] },
  );

  serve(app, getInstallation, () => ({ demoAccount: deps.demo ? demoAccount : null }));
}
