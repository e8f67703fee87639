import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/payment-info'],
  audience: 'everyone',
  strings: ['business/plans', 'business/plans.info'],
  load: async () => (await import('./payment-info.screen.tsx')).PaymentInfoScreen,
});
