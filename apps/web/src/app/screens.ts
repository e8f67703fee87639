import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { installationKnown } from '../features/accounts/api/get-installation.ts';
import type { Namespace } from '../i18n/keys.ts';
import { declareBuilt } from '../lib/built.ts';
import { loadNamespaces } from '../lib/i18n.ts';
import { addresses, type ScreenName } from './addresses.ts';
import type { Audience } from './route.rules.ts';

export interface Screen {
  /** A path in wouter's notation: `/u/:username`. */
  readonly address: string;
  readonly audience: Audience;
  readonly namespaces: readonly Namespace[];
  readonly Component: LazyExoticComponent<ComponentType>;
  /** Starts loading the code before the screen is rendered. */
  readonly preload: () => Promise<unknown>;
}

type Load = () => Promise<ComponentType>;

const code: Readonly<Record<ScreenName, Load>> = {
  dashboard: () =>
    import('../screens/dashboard/dashboard.screen.tsx').then((module) => module.DashboardScreen),
  'learning-pathways': () =>
    import('../screens/learning-pathways/learning-pathways.screen.tsx').then(
      (module) => module.LearningPathwaysScreen,
    ),
  'learning-style-assessment': () =>
    import('../screens/learning-style-assessment/learning-style-assessment.screen.tsx').then(
      (module) => module.LearningStyleAssessmentScreen,
    ),
  achievements: () =>
    import('../screens/achievements/achievements.screen.tsx').then((module) => module.AchievementsScreen),
  avatar: () => import('../screens/avatar/avatar.screen.tsx').then((module) => module.AvatarScreen),
  'avatar-signed-out': () =>
    import('../screens/avatar-signed-out/avatar-signed-out.screen.tsx').then(
      (module) => module.AvatarSignedOutScreen,
    ),
  community: () =>
    import('../screens/community/community.screen.tsx').then((module) => module.CommunityScreen),
  'community-post': () =>
    import('../screens/community-post/community-post.screen.tsx').then(
      (module) => module.CommunityPostScreen,
    ),
  'study-group': () =>
    import('../screens/study-group/study-group.screen.tsx').then((module) => module.StudyGroupScreen),
  mentorship: () =>
    import('../screens/mentorship/mentorship.screen.tsx').then((module) => module.MentorshipScreen),
  profile: () => import('../screens/profile/profile.screen.tsx').then((module) => module.ProfileScreen),
  'public-profile': () =>
    import('../screens/public-profile/public-profile.screen.tsx').then(
      (module) => module.PublicProfileScreen,
    ),
  'test-terms': () =>
    import('../screens/test-terms/test-terms.screen.tsx').then((module) => module.TestTermsScreen),
  auth: async () => {
    const [{ AuthScreen }] = await Promise.all([
      import('../screens/auth/auth.screen.tsx'),
      installationKnown(),
    ]);
    return AuthScreen;
  },
  'reset-password': () =>
    import('../screens/reset-password/reset-password.screen.tsx').then(
      (module) => module.ResetPasswordScreen,
    ),
  'confirm-email': () =>
    import('../screens/confirm-email/confirm-email.screen.tsx').then((module) => module.ConfirmEmailScreen),
  'shared-badge': () =>
    import('../screens/shared-badge/shared-badge.screen.tsx').then((module) => module.SharedBadgeScreen),
  terms: () => import('../screens/terms/terms.screen.tsx').then((module) => module.TermsScreen),
  privacy: () => import('../screens/privacy/privacy.screen.tsx').then((module) => module.PrivacyScreen),
  'giveaway-rules': () =>
    import('../screens/giveaway-rules/giveaway-rules.screen.tsx').then(
      (module) => module.GiveawayRulesScreen,
    ),
};

/** Signed-in screens load their data with TanStack Query, whose code comes beside theirs. */
async function withData(load: Load): Promise<ComponentType> {
  const [Content, { DataProvider }] = await Promise.all([load(), import('./later/data-provider.tsx')]);
  return () => createElement(DataProvider, null, createElement(Content));
}

function screen(address: string, audience: Audience, namespaces: readonly Namespace[], load: Load): Screen {
  const preload = () => (audience === 'signed-in' ? withData(load) : load());
  const both = async () => {
    const [Component] = await Promise.all([preload(), loadNamespaces(namespaces)]);
    return { default: Component };
  };
  return { address, audience, namespaces, Component: lazy(both), preload };
}

/** Every address with what it loads. */
export const screens: readonly Screen[] = [
  ...addresses.map((entry) => screen(entry.address, entry.audience, entry.namespaces, code[entry.screen])),
  // Every primitive in every state; not part of a production build.
  ...(import.meta.env.DEV
    ? [
        screen('/design', 'everyone', [], () =>
          import('../screens/design/design.screen.tsx').then((module) => module.DesignScreen),
        ),
      ]
    : []),
];

/** For a signed-in learner at any other address. */
export const notFound: Screen = screen('*', 'signed-in', [], () =>
  import('../screens/not-found/not-found.screen.tsx').then((module) => module.NotFoundScreen),
);

/** Fetches a screen's code while somebody reaches for its link. */
export function preloadScreen(address: string): void {
  const entry = screens.find((candidate) => candidate.address === address);
  void entry?.preload().catch(() => undefined);
}

declareBuilt(screens.map(({ address }) => address));
