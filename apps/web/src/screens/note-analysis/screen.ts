import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/note-analysis'],
  audience: 'signed-in',
  strings: [
    'learning/notes',
    'app/identifiers',
    'learning/attempts',
    'business/plans',
    'learning/lectures',
    'learning/question-files',
    'community/group-tests',
  ],
  load: async () => (await import('./note-analysis.screen.tsx')).NoteAnalysisScreen,
});
