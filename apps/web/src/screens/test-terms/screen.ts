import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/test-terms'],
  audience: 'everyone',
  strings: ['identity/accounts'],
  load: async () => (await import('./test-terms.screen.tsx')).TestTermsScreen,
});
