import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { installationKnown } from '../features/accounts/api/get-installation.ts';
import type { Namespace } from '../i18n/keys.ts';
import { declareBuilt } from '../lib/built.ts';
import { loadNamespaces } from '../lib/i18n.ts';
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

/** Signed-in screens load their data with TanStack Query, whose code comes beside theirs. */
async function withData(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const [Content, { DataProvider }] = await Promise.all([load(), import('./later/data-provider.tsx')]);
  return () => createElement(DataProvider, null, createElement(Content));
}

function screen(
  address: string,
  audience: Audience,
  namespaces: readonly Namespace[],
  load: () => Promise<ComponentType>,
): Screen {
  const code = () => (audience === 'signed-in' ? withData(load) : load());
  const both = async () => {
    const [Component] = await Promise.all([code(), loadNamespaces(namespaces)]);
    return { default: Component };
  };
  return { address, audience, namespaces, Component: lazy(both), preload: code };
}

const dashboard = () =>
  import('../screens/dashboard/dashboard.screen.tsx').then((module) => module.DashboardScreen);
const dashboardTexts: readonly Namespace[] = ['dashboard', 'progress', 'scenarios', 'leaderboard'];

const profileTexts: readonly Namespace[] = [
  ...(['profile', 'account', 'accounts', 'settings'] as const),
  ...(['achievements', 'progress', 'progress-overview'] as const),
];

/** THE table: every address that is built, who sees it, and what it loads. */
export const screens: readonly Screen[] = [
  screen('/', 'signed-in', dashboardTexts, dashboard),
  screen('/dashboard', 'signed-in', dashboardTexts, dashboard),
  screen('/learning-pathways', 'signed-in', ['scenarios', 'progress'], () =>
    import('../screens/learning-pathways/learning-pathways.screen.tsx').then(
      (module) => module.LearningPathwaysScreen,
    ),
  ),
  screen('/learning-style-assessment', 'signed-in', ['learning-style'], () =>
    import('../screens/learning-style-assessment/learning-style-assessment.screen.tsx').then(
      (module) => module.LearningStyleAssessmentScreen,
    ),
  ),
  screen('/achievements', 'signed-in', ['achievements', 'progress', 'sharing'], () =>
    import('../screens/achievements/achievements.screen.tsx').then((module) => module.AchievementsScreen),
  ),
  screen('/avatar', 'signed-in', ['rewards', 'reward-items'], () =>
    import('../screens/avatar/avatar.screen.tsx').then((module) => module.AvatarScreen),
  ),
  screen('/avatar', 'signed-out', ['rewards'], () =>
    import('../screens/avatar-signed-out/avatar-signed-out.screen.tsx').then(
      (module) => module.AvatarSignedOutScreen,
    ),
  ),
  screen('/community', 'signed-in', ['community', 'forum', 'moderation'], () =>
    import('../screens/community/community.screen.tsx').then((module) => module.CommunityScreen),
  ),
  screen('/community/posts/:id', 'signed-in', ['community', 'forum', 'moderation'], () =>
    import('../screens/community-post/community-post.screen.tsx').then(
      (module) => module.CommunityPostScreen,
    ),
  ),
  screen('/community/groups/:id', 'signed-in', ['study-groups', 'conversations', 'moderation'], () =>
    import('../screens/study-group/study-group.screen.tsx').then((module) => module.StudyGroupScreen),
  ),
  screen('/community/mentorships/:id', 'signed-in', ['mentorships', 'conversations', 'moderation'], () =>
    import('../screens/mentorship/mentorship.screen.tsx').then((module) => module.MentorshipScreen),
  ),
  screen('/profile', 'signed-in', profileTexts, () =>
    import('../screens/profile/profile.screen.tsx').then((module) => module.ProfileScreen),
  ),
  screen('/u/:username', 'signed-in', ['profile', 'rewards', 'reward-items'], () =>
    import('../screens/public-profile/public-profile.screen.tsx').then(
      (module) => module.PublicProfileScreen,
    ),
  ),
  screen('/test-terms', 'everyone', ['accounts'], () =>
    import('../screens/test-terms/test-terms.screen.tsx').then((module) => module.TestTermsScreen),
  ),
  screen('/auth', 'signed-out', ['accounts'], async () => {
    const [{ AuthScreen }] = await Promise.all([
      import('../screens/auth/auth.screen.tsx'),
      installationKnown(),
    ]);
    return AuthScreen;
  }),
  screen('/reset-password', 'everyone', ['accounts'], () =>
    import('../screens/reset-password/reset-password.screen.tsx').then(
      (module) => module.ResetPasswordScreen,
    ),
  ),
  screen('/confirm-email', 'everyone', ['accounts'], () =>
    import('../screens/confirm-email/confirm-email.screen.tsx').then((module) => module.ConfirmEmailScreen),
  ),
  screen('/b/:token', 'everyone', ['sharing'], () =>
    import('../screens/shared-badge/shared-badge.screen.tsx').then((module) => module.SharedBadgeScreen),
  ),
  screen('/terms', 'everyone', ['legal'], () =>
    import('../screens/terms/terms.screen.tsx').then((module) => module.TermsScreen),
  ),
  screen('/privacy', 'everyone', ['legal'], () =>
    import('../screens/privacy/privacy.screen.tsx').then((module) => module.PrivacyScreen),
  ),
  screen('/giveaway-rules', 'everyone', ['legal', 'giveaways'], () =>
    import('../screens/giveaway-rules/giveaway-rules.screen.tsx').then(
      (module) => module.GiveawayRulesScreen,
    ),
  ),
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
