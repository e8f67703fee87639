import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/achievements'],
  audience: 'signed-in',
  strings: [
    'learning/achievements',
    'learning/achievements.requirements',
    'learning/progress',
    'learning/progress.requirements',
    'learning/sharing',
  ],
  load: async () => (await import('./achievements.screen.tsx')).AchievementsScreen,
});
