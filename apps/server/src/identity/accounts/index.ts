/** Accounts: who learners are, their sessions and profiles. The only door for other features. */
export { exportAccount } from './account-export.queries.ts';
export { accountRoutes } from './account.routes.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { defineAccountJobs } from './accounts.jobs.ts';
export { changeVisibility } from './accounts.queries.ts';
export { createAccount } from './accounts.service.ts';
export { hashPassword } from './passwords.ts';
export { createAuthenticate } from './sessions.ts';
export { moveToZone } from './time-zone.service.ts';
