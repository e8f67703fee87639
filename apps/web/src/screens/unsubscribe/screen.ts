import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/unsubscribe'],
  audience: 'everyone',
  strings: ['screens/unsubscribe', 'messages/notifications'],
  load: async () => (await import('./unsubscribe.screen.tsx')).UnsubscribeScreen,
});
