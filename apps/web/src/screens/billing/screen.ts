import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/billing'],
  audience: 'signed-in',
  strings: [
    'business/billing.page',
    'business/billing',
    'business/payments',
    'business/payments.form',
    'business/plans.status',
    'business/sandbox',
  ],
  load: async () => (await import('./billing.screen.tsx')).BillingScreen,
});
