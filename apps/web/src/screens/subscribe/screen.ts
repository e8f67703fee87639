import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/subscribe'],
  audience: 'signed-in',
  strings: [
    'business/plans',
    'business/plans.status',
    'business/billing',
    'business/payments',
    'business/payments.form',
    'business/sandbox',
  ],
  load: async () => (await import('./subscribe.screen.tsx')).SubscribeScreen,
});
