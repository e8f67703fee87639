import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/learning-pathways'],
  audience: 'signed-in',
  strings: ['learning/scenarios', 'learning/scenarios.areas', 'learning/attempts', 'learning/progress'],
  load: async () => (await import('./learning-pathways.screen.tsx')).LearningPathwaysScreen,
});
