import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/checkout'],
  audience: 'signed-out',
  strings: ['business/plans'],
  load: async () => (await import('./checkout-signed-out.screen.tsx')).CheckoutSignedOutScreen,
});
