import { UserRound } from 'lucide-react';
import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/profile'],
  audience: 'signed-in',
  strings: [
    'learning/attempts',
    'screens/profile',
    'identity/accounts.security',
    'identity/accounts',
    'identity/settings',
    'learning/achievements',
    'learning/progress',
    'learning/progress.overview',
  ],
  destination: {
    order: 40,
    label: 'nav.profile',
    shortLabel: 'navShort.profile',
    icon: UserRound,
    key: 'm',
    primary: true,
  },
  load: async () => (await import('./profile.screen.tsx')).ProfileScreen,
});
