import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/b/:token'],
  audience: 'everyone',
  strings: ['learning/sharing', 'learning/achievements.requirements', 'learning/progress.requirements'],
  load: async () => (await import('./shared-badge.screen.tsx')).SharedBadgeScreen,
});
