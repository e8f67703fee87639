import { Award } from 'lucide-react';
import { defineDestination } from '../../app/navigation/define-destination.ts';

export const destination = defineDestination({
  address: '/achievements',
  order: 60,
  label: 'nav.achievements',
  icon: Award,
  key: 'a',
  primary: false,
});
