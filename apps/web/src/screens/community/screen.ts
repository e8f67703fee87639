import { MessagesSquare } from 'lucide-react';
import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/community'],
  audience: 'signed-in',
  strings: ['screens/community', 'community/forum', 'community/moderation'],
  destination: {
    order: 30,
    label: 'nav.community',
    icon: MessagesSquare,
    key: 'c',
    primary: true,
  },
  load: async () => (await import('./community.screen.tsx')).CommunityScreen,
});
