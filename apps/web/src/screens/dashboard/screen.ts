import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/', '/dashboard'],
  audience: 'signed-in',
  strings: ['dashboard', 'progress', 'scenarios', 'leaderboard'],
  load: async () => (await import('./dashboard.screen.tsx')).DashboardScreen,
});
