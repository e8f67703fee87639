import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/', '/dashboard'],
  audience: 'signed-in',
  strings: [
    'screens/dashboard',
    'learning/goals',
    'learning/progress',
    'learning/scenarios',
    'learning/attempts',
    'learning/leaderboard',
    'business/plans.status',
  ],
  load: async () => (await import('./dashboard.screen.tsx')).DashboardScreen,
  prefetch: async () => (await import('./dashboard.screen.tsx')).askForDashboard(),
});
