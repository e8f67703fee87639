import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/group-tests/:id'],
  audience: 'signed-in',
  isImmersive: true,
  strings: ['community/group-tests', 'learning/notes', 'learning/scenarios', 'learning/scenarios.player'],
  load: async () => (await import('./group-test.screen.tsx')).GroupTestScreen,
});
