import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/review/notes'],
  audience: 'signed-in',
  isImmersive: true,
  strings: ['learning/notes', 'learning/scenarios', 'learning/scenarios.player'],
  load: async () => (await import('./note-review.screen.tsx')).NoteReviewScreen,
});
