import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/achievements'],
  audience: 'signed-in',
  strings: ['learning/achievements', 'learning/progress', 'learning/sharing'],
  load: async () => (await import('./achievements.screen.tsx')).AchievementsScreen,
});
