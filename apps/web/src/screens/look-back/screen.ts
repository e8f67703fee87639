import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/look-back'],
  audience: 'signed-in',
  strings: [
    'learning/look-back',
    'learning/mastery',
    'learning/progress',
    'learning/progress.overview',
    'learning/review',
    'learning/scenarios',
  ],
  load: async () => (await import('./look-back.screen.tsx')).LookBackScreen,
});
