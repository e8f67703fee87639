import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/referrals'],
  audience: 'signed-in',
  strings: ['business/referrals'],
  load: async () => (await import('./referrals.screen.tsx')).ReferralsScreen,
});
