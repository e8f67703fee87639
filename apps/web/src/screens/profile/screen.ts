import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/profile'],
  audience: 'signed-in',
  strings: [
    'business/plans.status',
    'learning/attempts',
    'screens/profile',
    'identity/accounts.security',
    'identity/accounts',
    'identity/settings',
    'learning/achievements',
    'learning/goals',
    'learning/mastery',
    'learning/practice',
    'learning/progress',
    'learning/progress.overview',
  ],
  load: async () => (await import('./profile.screen.tsx')).ProfileScreen,
});
