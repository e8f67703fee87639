import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/terms'],
  audience: 'everyone',
  strings: ['identity/legal', 'identity/legal.terms'],
  load: async () => (await import('./terms.screen.tsx')).TermsScreen,
});
