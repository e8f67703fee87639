import { exportPart } from '../../../platform/db/personal-data.ts';

/** The account's own data. Hashes of passwords, tokens and codes, and the authenticator's secret, are left out. */
export const exportAccount = exportPart({
  users: `
    select id, username, email, iso_instant(email_confirmed_at) as "emailConfirmedAt",
      pending_email as "pendingEmail", role, career_path as "careerPath",
      learning_style as "learningStyle", time_zone as "timeZone", subscription_tier as "subscriptionTier",
      iso_instant(trial_ends_at) as "trialEndsAt",
      leaderboard_visible as "leaderboardVisible", is_demo as "isDemo",
      iso_instant(demo_until) as "demoUntil", is_sample as "isSample",
      iso_instant(last_login) as "lastLogin", iso_instant(deleted_at) as "deletedAt",
      iso_instant(erasure_warned_at) as "erasureWarnedAt", iso_instant(created_at) as "createdAt"
    from users where id = $userId`,
  sessions: `
    select id, browser, system, iso_instant(created_at) as "createdAt", iso_instant(last_used_at) as "lastUsedAt"
    from sessions where user_id = $userId order by created_at`,
  two_factor: `
    select iso_instant(set_up_at) as "setUpAt", iso_instant(enabled_at) as "enabledAt"
    from two_factor where user_id = $userId`,
  recovery_codes: `
    select iso_instant(used_at) as "usedAt" from recovery_codes where user_id = $userId order by used_at`,
});
