import { Waypoints } from 'lucide-react';
import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/learning-pathways'],
  audience: 'signed-in',
  strings: ['learning/scenarios', 'learning/attempts', 'learning/progress'],
  destination: {
    order: 20,
    label: 'nav.learningPathways',
    shortLabel: 'navShort.learningPathways',
    icon: Waypoints,
    key: 'p',
    primary: true,
  },
  load: async () => (await import('./learning-pathways.screen.tsx')).LearningPathwaysScreen,
});
