import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/confirm-email'],
  audience: 'everyone',
  strings: ['identity/accounts'],
  load: async () => (await import('./confirm-email.screen.tsx')).ConfirmEmailScreen,
});
