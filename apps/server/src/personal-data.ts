import { exportAccount } from './identity/accounts/index.ts';
import { exportAds } from './business/ads/index.ts';
import { exportAwards } from './learning/awards/index.ts';
import { exportConversations } from './community/conversations/index.ts';
import { exportForum, forgetLikesOf } from './community/forum/index.ts';
import { exportGiveaways } from './business/giveaways/index.ts';
import { exportMarks } from './learning/marks/index.ts';
import { exportMentorships, letGoOfMentorships } from './community/mentorships/index.ts';
import { exportModeration } from './community/moderation/index.ts';
import { exportNotifications, forgetNamesOf } from './messages/notifications/index.ts';
import { exportPractice } from './learning/practice/index.ts';
import { exportPreferences } from './identity/preferences/index.ts';
import { exportProgress } from './learning/progress/index.ts';
import { exportRewards } from './rewards/store/index.ts';
import { exportReports } from './learning/scenarios/index.ts';
import { exportSettings } from './identity/settings/index.ts';
import { exportSharing } from './learning/sharing/index.ts';
import { exportStudyGroups, handOverGroups } from './community/study-groups/index.ts';
import type { ExportPart, LetGo } from './platform/db/personal-data.ts';
import { forgetKeysOf } from './platform/http/idempotency.ts';

/** What each feature holds about a learner. A new table that refers to users has to be in one of them. */
export const exportParts: Readonly<Record<string, ExportPart>> = {
  account: exportAccount,
  settings: exportSettings,
  preferences: exportPreferences,
  progress: exportProgress,
  practice: exportPractice,
  marks: exportMarks,
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
