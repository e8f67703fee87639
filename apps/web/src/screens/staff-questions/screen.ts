import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/staff/questions'],
  audience: 'signed-in',
  strings: ['learning/item-health', 'learning/scenarios', 'learning/scenarios.player'],
  load: async () => (await import('./staff-questions.screen.tsx')).StaffQuestionsScreen,
});
