import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/community'],
  audience: 'signed-in',
  strings: ['screens/community', 'community/forum', 'community/moderation'],
  load: async () => (await import('./community.screen.tsx')).CommunityScreen,
});
