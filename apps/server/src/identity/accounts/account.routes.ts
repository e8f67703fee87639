import * as contract from '@rounds/contract/identity/accounts.security';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ExportPart } from '../../platform/db/personal-data.ts';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { okAnswer, serve } from '../../platform/http/serve.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { changePassword } from './passwords/change-password.service.ts';
import { deleteAccount } from './deletion/deletion.service.ts';
import { deviceOf } from './sessions/device.rules.ts';
import { exportLearner } from './export/export.service.ts';
import { cancelEmailChange, resendEmailChange, resendVerification } from './email/email.service.ts';
import { endOtherSessions, endSession, listSessions } from './sessions/sessions.service.ts';
import type { SessionCheck } from './sessions/sessions.ts';
import * as twoFactor from './two-factor/two-factor.service.ts';

/** Reads every table that there is. */
const exporting: Limit = { name: 'export', max: 10, seconds: 60 * 60, key: byLearner };

interface RoutesDeps extends AccountsDeps {
  readonly sessions: SessionCheck;
  readonly secrets: SecretBox;
  /** By feature, its part of the export. */
  readonly exportParts: Readonly<Record<string, ExportPart>>;
}

export const deviceOfRequest = (request: FastifyRequest) => deviceOf(request.headers['user-agent']);

/** What a learner does with their account, beside using it. */
export function accountRoutes(app: FastifyInstance, deps: RoutesDeps): void {
  serve(app, contract.changePassword, ({ user, body, request, fail }) =>
    changePassword(deps, user.userId, body, deviceOfRequest(request), fail),
  );

  serve(app, contract.listSessions, ({ user, query }) => listSessions(deps, user, query));

  serve(app, contract.endSession, async ({ user, params, fail }) => {
    await endSession(deps, user.userId, params.id, fail);
    return okAnswer;
  });

  serve(app, contract.endOtherSessions, async ({ user }) => ({ ended: await endOtherSessions(deps, user) }));

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

  serve(app, contract.turnTwoFactorOff, async ({ user, body, fail }) => {
    await twoFactor.turnTwoFactorOff(deps, user.userId, body, fail);
    return okAnswer;
  });

  serve(app, contract.resendEmailConfirmation, async ({ user, fail }) => {
    await resendEmailChange(deps, user.userId, fail);
    return okAnswer;
  });

  serve(app, contract.resendVerification, async ({ user, fail }) => {
    await resendVerification(deps, user.userId, fail);
    return okAnswer;
  });

  serve(app, contract.cancelEmailChange, async ({ user }) => ({
    user: await cancelEmailChange(deps, user.userId),
  }));

  serve(
    app,
    contract.exportData,
    async ({ user, reply }) => {
      const now = deps.clock.now();
      const name = `rounds-export-${now.toISOString().slice(0, 10)}.json`;
      const json = await exportLearner(deps, deps.exportParts, user.userId, now);
      reply.header('Content-Disposition', `attachment; filename="${name}"`);
      return json;
    },
    { limits: [exporting] },
  );

  serve(app, contract.deleteAccount, async ({ user, body, fail }) => {
    const until = await deleteAccount(deps, user.userId, body, fail);
    return { restorableUntil: until.toISOString() };
  });
}
