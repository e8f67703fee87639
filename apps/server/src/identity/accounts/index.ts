/** Accounts: who learners are, their sessions and profiles. The only entry point for other features. */
export {
  changeVisibility,
  lockIsCopy,
  selectUsername,
  setSubscriptionTier,
  setTrialEnd,
} from './accounts.queries.ts';
export { createAccount } from './sign-up/sign-up.service.ts';
export { hashPassword } from './passwords/passwords.ts';
export { changeTimeZone } from './profile/time-zone.service.ts';
