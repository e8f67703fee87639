import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/privacy'],
  audience: 'everyone',
  strings: ['identity/legal', 'identity/legal.privacy'],
  load: async () => (await import('./privacy.screen.tsx')).PrivacyScreen,
});
