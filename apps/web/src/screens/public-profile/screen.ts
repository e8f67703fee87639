import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/u/:username'],
  audience: 'signed-in',
  strings: ['profile', 'rewards', 'reward-items'],
  load: async () => (await import('./public-profile.screen.tsx')).PublicProfileScreen,
});
