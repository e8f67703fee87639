import * as contract from '@rounds/contract/identity/accounts.security';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import * as twoFactor from './two-factor.service.ts';

interface Deps extends AccountsDeps {
  readonly secrets: SecretBox;
}

export function twoFactorRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.getTwoFactor, ({ user }) => twoFactor.readTwoFactor(deps, user.userId));

  serve(app, contract.setUpTwoFactor, ({ user, body, fail }) =>
    twoFactor.setUpTwoFactor(deps, user.userId, body.password, fail),
  );

  serve(app, contract.confirmTwoFactor, async ({ user, body, fail }) => ({
    recoveryCodes: await twoFactor.confirmTwoFactor(deps, user.userId, body.code, fail),
  }));

  serve(app, contract.renewRecoveryCodes, async ({ user, body, fail }) => ({
    recoveryCodes: await twoFactor.renewRecoveryCodes(deps, user.userId, body, fail),
  }));

  serve(app, contract.turnTwoFactorOff, ({ user, body, fail }) =>
    twoFactor.turnTwoFactorOff(deps, user.userId, body, fail),
  );
}
