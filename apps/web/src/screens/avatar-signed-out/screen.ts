import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/avatar'],
  audience: 'signed-out',
  strings: ['rewards/store'],
  load: async () => (await import('./avatar-signed-out.screen.tsx')).AvatarSignedOutScreen,
});
