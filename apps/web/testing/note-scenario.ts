import type { OpenedNoteScenario } from '@rounds/contract/learning/notes.attempts';

/** A scenario made from a note, with one question, that was not taken yet. */
export const noteScenario: OpenedNoteScenario = {
  id: 12,
  noteId: 3,
  title: 'A man with a murmur',
  description: '',
  scenario: {
    patientPresentation: 'Mr Berg, 70, is short of breath on the stairs.',
    findings: [],
    dialogue: [],
    tags: [],
  },
  questions: [
    {
      kind: 'multiple_choice',
      stem: 'Which valve closes first?',
      options: ['The mitral valve', 'The aortic valve', 'The pulmonary valve'],
      key: 0,
      rationales: ['', '', ''],
      source: { start: 0, end: 31, text: 'The mitral valve closes first.' },
      writtenBy: 'built_in',
      update: '',
    },
  ],
  shortfall: null,
  learningStyle: 'reading',
  difficulty: 'beginner',
  xpReward: 50,
  xpLeft: 50,
  revision: 4,
  attempts: 0,
  bestScore: null,
  createdAt: '2026-11-20T08:00:00Z',
};
