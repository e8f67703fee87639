import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/sandbox/authorize'],
  audience: 'signed-in',
  strings: ['business/sandbox.pages', 'business/payments.form', 'business/sandbox', 'business/plans.status'],
  load: async () => (await import('./sandbox-authorize.screen.tsx')).SandboxAuthorizeScreen,
});
