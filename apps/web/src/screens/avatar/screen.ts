import { Gift } from 'lucide-react';
import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/avatar'],
  audience: 'signed-in',
  strings: ['rewards/store', 'rewards/store.items'],
  destination: {
    order: 50,
    label: 'nav.avatar',
    icon: Gift,
    key: 'r',
    primary: false,
  },
  load: async () => (await import('./avatar.screen.tsx')).AvatarScreen,
});
