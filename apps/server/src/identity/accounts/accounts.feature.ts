import type { AppContext, Feature } from '../../platform/feature.ts';
import { openSecretBox } from '../../platform/secret-box.ts';
import type { FastifyInstance } from 'fastify';
import { exportAccount } from './export/account-export.queries.ts';
import { defineAccountJobs } from './accounts.jobs.ts';
import { signUpRoutes } from './sign-up/sign-up.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { demoRoutes } from './demo/demo.routes.ts';
import { passwordRoutes } from './passwords/passwords.routes.ts';
import { emailRoutes } from './email/email.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts';
import { exportRoutes } from './export/export.routes.ts';
import { deletionRoutes } from './deletion/deletion.routes.ts';
import { forgetMailsOf } from './deletion/deletion.service.ts';
import { createAuthenticate } from './sessions/sessions.ts';

const routesOfAccounts = [
  signUpRoutes,
  signInRoutes,
  demoRoutes,
  passwordRoutes,
  emailRoutes,
  profileRoutes,
  sessionRoutes,
  twoFactorRoutes,
  exportRoutes,
  deletionRoutes,
];

/** Decorates the app with `authenticate`, which tells every feature's routes who the caller is. */
async function routes(app: FastifyInstance, context: AppContext): Promise<void> {
  const sessions = await createAuthenticate(context.db, context.clock);
  app.decorate('authenticate', sessions);
  sessions.onEnd((isEnded) => app.live.endOf(isEnded));
  const secrets = await openSecretBox(context, 'two-factor');
  const deps = { ...context, demo: context.config.demo, sessions, secrets };
  for (const register of routesOfAccounts) register(app, deps);
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
