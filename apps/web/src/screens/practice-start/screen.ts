import { ListChecks } from 'lucide-react';
import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/practice'],
  audience: 'signed-in',
  strings: [
    'learning/practice',
    'learning/scenarios',
    'learning/scenarios.areas',
    'learning/scenarios.player',
    'learning/progress',
    'learning/progress.overview',
  ],
  destination: {
    order: 25,
    label: 'nav.practice',
    icon: ListChecks,
    key: 'q',
    primary: true,
  },
  load: async () => (await import('./practice-start.screen.tsx')).PracticeStartScreen,
});
