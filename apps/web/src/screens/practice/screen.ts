import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/practice/:id'],
  audience: 'signed-in',
  isImmersive: true,
  strings: [
    'learning/practice',
    'learning/scenarios',
    'learning/scenarios.areas',
    'learning/progress',
    'learning/progress.overview',
    'learning/review',
    'learning/attempts',
    'learning/scenarios.player',
    'identity/settings',
  ],
  load: async () => (await import('./practice.screen.tsx')).PracticeScreen,
});
