import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/subscribe'],
  audience: 'signed-in',
  strings: ['business/plans', 'business/plans.status', 'business/payments.form'],
  load: async () => (await import('./subscribe.screen.tsx')).SubscribeScreen,
});
