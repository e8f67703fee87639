import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/achievements'],
  audience: 'signed-in',
  strings: ['achievements', 'progress', 'sharing'],
  load: async () => (await import('./achievements.screen.tsx')).AchievementsScreen,
});
