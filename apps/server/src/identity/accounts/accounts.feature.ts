import type { AppContext, Feature } from '../../platform/feature.ts';
import { openSecretBox } from '../../platform/secret-box.ts';
import type { FastifyInstance } from 'fastify';
import { exportAccount } from './export/account-export.queries.ts';
import { accountRoutes } from './account.routes.ts';
import { defineAccountJobs } from './accounts.jobs.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { forgetMailsOf } from './deletion/deletion.service.ts';
import { createAuthenticate } from './sessions/sessions.ts';

/** Decorates the app with `authenticate`, by which every feature's routes learn who is asking. */
async function routes(app: FastifyInstance, context: AppContext): Promise<void> {
  const sessions = await createAuthenticate(context.db, context.clock);
  app.decorate('authenticate', sessions);
  sessions.onEnd((isEnded) => app.live.endOf(isEnded));
  const secrets = await openSecretBox(context, 'two-factor');
  accountsRoutes(app, { ...context, demo: context.config.demo, sessions, secrets });
  accountRoutes(app, { ...context, sessions, secrets });
}

export const accounts: Feature = {
  name: 'identity/accounts',
  routes,
  jobs: (context) =>
    defineAccountJobs({
      ...context,
      beforeErase: [...context.beforeErase, forgetMailsOf(context.config)],
    }),
  exportParts: { account: exportAccount },
};
