import * as contract from '@rounds/contract/identity/accounts';
import * as demo from '@rounds/contract/identity/accounts.demo';
import { demoAccount } from '@rounds/contract/identity/accounts.rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/http/address.ts';
import { type Limit, byAddress } from '../../platform/http/limits.ts';
import { okAnswer, serve } from '../../platform/http/serve.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { deviceOfRequest } from './account.routes.ts';
import { resetLimits } from './accounts.rules.ts';
import {
  changeLearningStyle,
  changeProfile,
  readProfileJson,
  readUser,
  registerAccount,
} from './accounts.service.ts';
import { keepProgress, openDemo } from './demo/demo.service.ts';
import { confirmEmail } from './email/email.service.ts';
import { requestPasswordReset, resetPassword } from './passwords/recovery.service.ts';
import { finishSignIn, signIn } from './sign-in/sign-in.service.ts';
import { type SessionCheck, signOut, signOutEverywhere } from './sessions/sessions.ts';

const hour = 60 * 60;
const registering: Limit = { name: 'register', max: 200, seconds: hour, key: byAddress };
const asking: Limit = { name: 'forgot-address', max: 100, seconds: hour, key: byAddress };
/** Of the caller too: what a stranger asks for must not keep the owner from asking. */
const emailAndAddress = (request: FastifyRequest) =>
  `${(request.body as { email: string }).email.toLowerCase()} ${callerOf(request)}`;
const askingForOne = resetLimits.map((limit): Limit => ({ ...limit, key: emailAndAddress }));
const finishing: Limit = { name: 'login-code', max: 200, seconds: 15 * 60, key: byAddress };
const openingDemo: Limit = { name: 'open-demo', max: 20, seconds: hour, key: byAddress };
const following: Limit = { name: 'follow-link', max: 100, seconds: hour, key: byAddress };

interface RoutesDeps extends AccountsDeps {
  readonly demo: boolean;
  /** Does in an account what the demo learner has done. */
  readonly populateDemo: (userId: number) => Promise<void>;
  readonly sessions: SessionCheck;
  readonly secrets: SecretBox;
}

export function accountsRoutes(app: FastifyInstance, deps: RoutesDeps): void {
  serve(
    app,
    contract.register,
    ({ body, request, fail }) => registerAccount(deps, body, deviceOfRequest(request), fail),
    { limits: [registering] },
  );

  serve(app, contract.login, ({ body, request, fail }) =>
    signIn(deps, body, { caller: callerOf(request), device: deviceOfRequest(request) }, fail),
  );

  serve(
    app,
    contract.finishLogin,
    ({ body, request, fail }) => finishSignIn(deps, body, deviceOfRequest(request), fail),
    { limits: [finishing] },
  );

  serve(app, contract.logout, async ({ user }) => {
    await signOut(deps.db, deps.sessions, user);
    return okAnswer;
  });

  serve(
    app,
    contract.forgotPassword,
    async ({ body }) => {
      await requestPasswordReset(deps, body.email);
      return okAnswer;
    },
    { limits: [asking, ...askingForOne] },
  );

  serve(
    app,
    contract.resetPassword,
    async ({ body, fail }) => {
      signOutEverywhere(deps.sessions, await resetPassword(deps, body.token, body.password, fail));
      return okAnswer;
    },
    { limits: [following] },
  );

  serve(
    app,
    contract.confirmEmail,
    async ({ body, fail }) => ({ email: await confirmEmail(deps, body.token, fail) }),
    {
      limits: [following],
    },
  );

  serve(app, contract.getUser, ({ user }) => readUser(deps, user.userId));

  serve(app, contract.getProfile, ({ user }) => readProfileJson(deps, user.userId));

  serve(app, contract.updateProfile, async ({ user, body, fail }) => ({
    user: await changeProfile(deps, user.userId, body, fail),
  }));

  serve(app, contract.setLearningStyle, async ({ user, body }) => ({
    user: await changeLearningStyle(deps, user.userId, body),
  }));

  serve(
    app,
    demo.openDemo,
    ({ body, request, fail }) => openDemo(deps, body, deviceOfRequest(request), fail),
    { limits: [openingDemo] },
  );

  serve(
    app,
    demo.keepProgress,
    ({ user, body, request, fail }) => keepProgress(deps, user.userId, body, deviceOfRequest(request), fail),
    { limits: [registering] },
  );

  serve(app, contract.getInstallation, () => ({ demoAccount: deps.demo ? demoAccount : null }));
}
