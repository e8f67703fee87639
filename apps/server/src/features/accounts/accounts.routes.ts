import * as contract from '@rounds/contract/accounts';
import { demoAccount } from '@rounds/contract/accounts.rules';
import type { FastifyInstance } from 'fastify';
import { type Limit, byAddress } from '../../platform/http/limits.ts';
import { Prepared } from '../../platform/http/prepared.ts';
import { done, serve } from '../../platform/http/serve.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { changeProfile, readProfileJson, registerAccount, signIn } from './accounts.service.ts';
import { askForReset, confirmEmail, resetPassword } from './recovery.service.ts';
import { type SessionCheck, signOut, signOutEverywhere } from './sessions.ts';

const hour = 60 * 60;
const registering: Limit = { name: 'register', max: 200, seconds: hour, key: byAddress };
const asking: Limit = { name: 'forgot-address', max: 100, seconds: hour, key: byAddress };
const askingForOne: Limit = {
  name: 'forgot',
  max: 5,
  seconds: hour,
  key: (request) => (request.body as { email: string }).email.toLowerCase(),
};
const following: Limit = { name: 'follow-link', max: 100, seconds: hour, key: byAddress };

interface RoutesDeps extends AccountsDeps {
  readonly demo: boolean;
  readonly sessions: SessionCheck;
}

export function accountsRoutes(app: FastifyInstance, deps: RoutesDeps): void {
  serve(app, contract.register, ({ body }) => registerAccount(deps, body), { limits: [registering] });

  serve(app, contract.login, ({ body, request }) => signIn(deps, body, request.ip));

  serve(app, contract.logout, async ({ user }) => {
    await signOut(deps.db, deps.sessions, user);
    return done;
  });

  serve(
    app,
    contract.forgotPassword,
    async ({ body }) => {
      await askForReset(deps, body.email);
      return done;
    },
    { limits: [asking, askingForOne] },
  );

  serve(
    app,
    contract.resetPassword,
    async ({ body }) => {
      signOutEverywhere(deps.sessions, await resetPassword(deps, body.token, body.password));
      return done;
    },
    { limits: [following] },
  );

  serve(app, contract.confirmEmail, async ({ body }) => ({ email: await confirmEmail(deps, body.token) }), {
    limits: [following],
  });

  serve(app, contract.getProfile, async ({ user }) => new Prepared(await readProfileJson(deps, user.userId)));

  serve(app, contract.updateProfile, async ({ user, body }) => ({
    user: await changeProfile(deps, user.userId, body),
  }));

  serve(app, contract.setLearningStyle, async ({ user, body }) => ({
    user: await changeProfile(deps, user.userId, body),
  }));

  serve(app, contract.getInstallation, () => ({ demoAccount: deps.demo ? demoAccount : null }));
}
