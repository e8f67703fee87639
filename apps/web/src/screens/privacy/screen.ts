import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/privacy'],
  audience: 'everyone',
  strings: ['identity/legal'],
  load: async () => (await import('./privacy.screen.tsx')).PrivacyScreen,
});
