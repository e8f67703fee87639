import { ListChecks } from 'lucide-react';
import { defineDestination } from '../../app/navigation/define-destination.ts';

export const destination = defineDestination({
  address: '/practice',
  order: 25,
  label: 'nav.practice',
  icon: ListChecks,
  key: 'q',
  primary: true,
});
