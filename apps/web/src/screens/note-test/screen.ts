import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/note-tests/:id'],
  audience: 'signed-in',
  isImmersive: true,
  strings: ['learning/notes', 'learning/question-files', 'learning/scenarios', 'learning/scenarios.player'],
  load: async () => (await import('./note-test.screen.tsx')).NoteTestScreen,
});
