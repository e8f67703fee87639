import type common from './en/common.json';
import type shell from './en/shell.json';
import type accounts from './en/accounts.json';
import type account from './en/account.json';
import type legal from './en/legal.json';
import type scenarios from './en/scenarios.json';
import type progress from './en/progress.json';
import type progressOverview from './en/progress-overview.json';
import type profile from './en/profile.json';
import type leaderboard from './en/leaderboard.json';
import type dashboard from './en/dashboard.json';
import type achievements from './en/achievements.json';
import type ads from './en/ads.json';
import type giveaways from './en/giveaways.json';
import type learningStyle from './en/learning-style.json';
import type sharing from './en/sharing.json';
import type notifications from './en/notifications.json';
import type settings from './en/settings.json';
import type preferences from './en/preferences.json';
import type rewards from './en/rewards.json';
import type community from './en/community.json';
import type forum from './en/forum.json';
import type moderation from './en/moderation.json';
import type studyGroups from './en/study-groups.json';
import type mentorships from './en/mentorships.json';
import type conversations from './en/conversations.json';
import type rewardItems from './en/reward-items.json';

/** What English has, every language has: the keys are checked against the English files. */
interface Resources {
  readonly common: typeof common;
  readonly shell: typeof shell;
  readonly accounts: typeof accounts;
  readonly account: typeof account;
  readonly legal: typeof legal;
  readonly scenarios: typeof scenarios;
  readonly progress: typeof progress;
  readonly 'progress-overview': typeof progressOverview;
  readonly profile: typeof profile;
  readonly leaderboard: typeof leaderboard;
  readonly dashboard: typeof dashboard;
  readonly achievements: typeof achievements;
  readonly ads: typeof ads;
  readonly giveaways: typeof giveaways;
  readonly 'learning-style': typeof learningStyle;
  readonly sharing: typeof sharing;
  readonly notifications: typeof notifications;
  readonly settings: typeof settings;
  readonly preferences: typeof preferences;
  readonly rewards: typeof rewards;
  readonly community: typeof community;
  readonly forum: typeof forum;
  readonly moderation: typeof moderation;
  readonly 'reward-items': typeof rewardItems;
  readonly 'study-groups': typeof studyGroups;
  readonly mentorships: typeof mentorships;
  readonly conversations: typeof conversations;
}

type Unplural<K extends string> =
  K extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : K;

type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? Unplural<K> : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

export type Namespace = keyof Resources;

/** The keys of a namespace, as `nested.path`, plurals without their suffix. */
export type Key<N extends Namespace> = Paths<Resources[N]>;
