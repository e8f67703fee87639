import { Waypoints } from 'lucide-react';
import { defineDestination } from '../../app/navigation/define-destination.ts';

export const destination = defineDestination({
  address: '/learning-pathways',
  order: 20,
  label: 'nav.learningPathways',
  shortLabel: 'navShort.learningPathways',
  icon: Waypoints,
  key: 'p',
  primary: true,
});
