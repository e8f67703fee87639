import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/practice'],
  audience: 'signed-in',
  strings: [
    'learning/attempts',
    'learning/practice',
    'learning/scenarios',
    'learning/scenarios.areas',
    'learning/scenarios.player',
    'learning/progress',
    'learning/progress.overview',
  ],
  load: async () => (await import('./practice-start.screen.tsx')).PracticeStartScreen,
});
