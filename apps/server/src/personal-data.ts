import { exportAccount } from './features/accounts/index.ts';
import { exportAds } from './features/ads/index.ts';
import { exportAwards } from './features/awards/index.ts';
import { exportConversations } from './features/conversations/index.ts';
import { exportForum, forgetLikesOf } from './features/forum/index.ts';
import { exportGiveaways } from './features/giveaways/index.ts';
import { exportMentorships, letGoOfMentorships } from './features/mentorships/index.ts';
import { exportModeration } from './features/moderation/index.ts';
import { exportNotifications, forgetNamesOf } from './features/notifications/index.ts';
import { exportPreferences } from './features/preferences/index.ts';
import { exportProgress } from './features/progress/index.ts';
import { exportRewards } from './features/rewards/index.ts';
import { exportReports } from './features/scenarios/index.ts';
import { exportSettings } from './features/settings/index.ts';
import { exportSharing } from './features/sharing/index.ts';
import { exportStudyGroups, handOverGroups } from './features/study-groups/index.ts';
import type { ExportPart, LetGo } from './platform/db/personal-data.ts';
import { forgetKeysOf } from './platform/http/idempotency.ts';

/** What each feature holds about a learner. A new table that refers to users has to be in one of them. */
export const exportParts: Readonly<Record<string, ExportPart>> = {
  account: exportAccount,
  settings: exportSettings,
  preferences: exportPreferences,
  progress: exportProgress,
  awards: exportAwards,
  sharing: exportSharing,
  rewards: exportRewards,
  ads: exportAds,
  giveaways: exportGiveaways,
  notifications: exportNotifications,
  scenarios: exportReports,
  studyGroups: exportStudyGroups,
  mentorships: exportMentorships,
  conversations: exportConversations,
  forum: exportForum,
  moderation: exportModeration,
};

/**
 * What has to be done before a learner's row is deleted, where `on delete cascade` does not do it. Payment records belong
 * here: they outlive the account by seven years, without the name.
 */
export const letGo: Readonly<Record<string, LetGo>> = {
  idempotency: forgetKeysOf,
  forum: forgetLikesOf,
  notifications: forgetNamesOf,
  studyGroups: handOverGroups,
  mentorships: letGoOfMentorships,
};
