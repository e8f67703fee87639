import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/pricing'],
  audience: 'everyone',
  strings: ['business/plans', 'business/plans.status', 'business/codes', 'business/payments'],
  load: async () => (await import('./pricing.screen.tsx')).PricingScreen,
});
