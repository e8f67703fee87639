import { Award } from 'lucide-react';
import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/achievements'],
  audience: 'signed-in',
  strings: ['learning/achievements', 'learning/progress', 'learning/sharing'],
  destination: {
    order: 60,
    label: 'nav.achievements',
    shortLabel: 'navShort.achievements',
    icon: Award,
    key: 'a',
    primary: true,
  },
  load: async () => (await import('./achievements.screen.tsx')).AchievementsScreen,
});
