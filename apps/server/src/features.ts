import { accounts } from './identity/accounts/accounts.feature.ts';
import { staff } from './identity/staff/staff.feature.ts';
import { settings } from './identity/settings/settings.feature.ts';
import { preferences } from './identity/preferences/preferences.feature.ts';
import { legal } from './identity/legal/legal.feature.ts';
import { profiles } from './identity/profiles/profiles.feature.ts';
import { notifications } from './messages/notifications/notifications.feature.ts';
import { scenarios } from './learning/scenarios/scenarios.feature.ts';
import { awards } from './learning/awards/awards.feature.ts';
import { achievements } from './learning/achievements/achievements.feature.ts';
import { leaderboard } from './learning/leaderboard/leaderboard.feature.ts';
import { goals } from './learning/goals/goals.feature.ts';
import { marks } from './learning/marks/marks.feature.ts';
import { review } from './learning/review/review.feature.ts';
import { progress } from './learning/progress/progress.feature.ts';
import { attempts } from './learning/attempts/attempts.feature.ts';
import { mastery } from './learning/mastery/mastery.feature.ts';
import { practice } from './learning/practice/practice.feature.ts';
import { lookBack } from './learning/look-back/look-back.feature.ts';
import { itemHealth } from './learning/item-health/item-health.feature.ts';
import { notes } from './learning/notes/notes.feature.ts';
import { questionFiles } from './learning/question-files/question-files.feature.ts';
import { lectures } from './learning/lectures/lectures.feature.ts';
import { sharing } from './learning/sharing/sharing.feature.ts';
import { store } from './rewards/store/store.feature.ts';
import { moderation } from './community/moderation/moderation.feature.ts';
import { leagues } from './community/leagues/leagues.feature.ts';
import { conversations } from './community/conversations/conversations.feature.ts';
import { studyGroups } from './community/study-groups/study-groups.feature.ts';
import { groupTests } from './community/group-tests/group-tests.feature.ts';
import { mentorships } from './community/mentorships/mentorships.feature.ts';
import { forum } from './community/forum/forum.feature.ts';
import { ads } from './business/ads/ads.feature.ts';
import { giveaways } from './business/giveaways/giveaways.feature.ts';
import { plans } from './business/plans/plans.feature.ts';
import { codes } from './business/codes/codes.feature.ts';
import { ledger } from './business/ledger/ledger.feature.ts';
import { referrals } from './business/referrals/referrals.feature.ts';
import { sandbox } from './business/sandbox/sandbox.feature.ts';
import { payments } from './business/payments/payments.feature.ts';
import { billing } from './business/billing/billing.feature.ts';
import type { Feature } from './platform/feature.ts';

/**
 * THE list of features, in order of dependency. Each may import those above it; dependency-cruiser checks that against
 * this list. To reach a feature further down, fire an event (platform/learner-events.ts).
 */
export const features: readonly Feature[] = [
  accounts,
  staff,
  settings,
  preferences,
  legal,
  profiles,
  notifications,
  scenarios,
  awards,
  achievements,
  leaderboard,
  goals,
  marks,
  review,
  progress,
  attempts,
  mastery,
  practice,
  lookBack,
  itemHealth,
  notes,
  questionFiles,
  lectures,
  sharing,
  store,
  moderation,
  leagues,
  conversations,
  studyGroups,
  groupTests,
  mentorships,
  forum,
  ads,
  giveaways,
  plans,
  codes,
  ledger,
  referrals,
  sandbox,
  payments,
  billing,
];
