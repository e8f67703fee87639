import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/scenarios/:id/attempts/:attemptId'],
  audience: 'signed-in',
  strings: [
    'learning/attempts',
    'learning/scenarios',
    'learning/progress',
    'learning/scenarios.player',
    'learning/practice',
  ],
  load: async () => (await import('./attempt-review.screen.tsx')).AttemptReviewScreen,
});
