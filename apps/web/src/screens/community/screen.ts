import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/community'],
  audience: 'signed-in',
  strings: ['community', 'forum', 'moderation'],
  load: async () => (await import('./community.screen.tsx')).CommunityScreen,
});
