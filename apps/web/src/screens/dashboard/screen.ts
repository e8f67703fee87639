import { LayoutDashboard } from 'lucide-react';
import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/', '/dashboard'],
  audience: 'signed-in',
  strings: [
    'screens/dashboard',
    'learning/progress',
    'learning/scenarios',
    'learning/attempts',
    'learning/leaderboard',
  ],
  destination: {
    order: 10,
    label: 'nav.dashboard',
    shortLabel: 'navShort.dashboard',
    icon: LayoutDashboard,
    key: 'd',
    primary: true,
  },
  load: async () => (await import('./dashboard.screen.tsx')).DashboardScreen,
});
