import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/reset-password'],
  audience: 'everyone',
  strings: ['identity/accounts'],
  load: async () => (await import('./reset-password.screen.tsx')).ResetPasswordScreen,
});
