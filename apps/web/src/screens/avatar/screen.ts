import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/avatar'],
  audience: 'signed-in',
  strings: ['rewards/store', 'rewards/store.items'],
  load: async () => (await import('./avatar.screen.tsx')).AvatarScreen,
});
