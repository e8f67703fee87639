import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/u/:username'],
  audience: 'signed-in',
  strings: ['screens/profile', 'rewards/store', 'rewards/store.items'],
  load: async () => (await import('./public-profile.screen.tsx')).PublicProfileScreen,
});
