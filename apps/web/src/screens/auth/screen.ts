import { defineScreen } from '../../app/define-screen.ts';

/** The demo button is drawn or left out at once instead of appearing late. */
const installation = async () =>
  (await import('../../features/identity/accounts/api/get-installation.ts')).waitForInstallation();

export const screen = defineScreen({
  addresses: ['/auth'],
  audience: 'signed-out',
  strings: ['identity/accounts'],
  load: async () => {
    const [{ AuthScreen }] = await Promise.all([import('./auth.screen.tsx'), installation()]);
    return AuthScreen;
  },
});
