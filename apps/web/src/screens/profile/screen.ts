import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/profile'],
  audience: 'signed-in',
  strings: ['profile', 'account', 'accounts', 'settings', 'achievements', 'progress', 'progress-overview'],
  load: async () => (await import('./profile.screen.tsx')).ProfileScreen,
});
