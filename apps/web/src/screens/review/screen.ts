import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/review'],
  audience: 'signed-in',
  strings: [
    'learning/review',
    'learning/notes',
    'learning/practice',
    'learning/scenarios',
    'learning/scenarios.player',
    'learning/progress',
  ],
  load: async () => (await import('./review.screen.tsx')).ReviewScreen,
});
