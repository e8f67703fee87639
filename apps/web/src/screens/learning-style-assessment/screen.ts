import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/learning-style-assessment'],
  audience: 'signed-in',
  isImmersive: true,
  strings: ['learning/learning-style'],
  load: async () => (await import('./learning-style-assessment.screen.tsx')).LearningStyleAssessmentScreen,
});
