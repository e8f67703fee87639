import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/sandbox/checkout/:id'],
  audience: 'everyone',
  strings: ['business/sandbox.pages', 'business/payments.form', 'business/sandbox'],
  load: async () => (await import('./sandbox-checkout.screen.tsx')).SandboxCheckoutScreen,
});
