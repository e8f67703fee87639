import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/checkout'],
  audience: 'signed-in',
  strings: [
    'business/plans',
    'business/plans.status',
    'business/payments',
    'business/payments.form',
    'business/sandbox',
  ],
  load: async () => (await import('./checkout.screen.tsx')).CheckoutScreen,
});
