import { UserRound } from 'lucide-react';
import { defineDestination } from '../../app/navigation/define-destination.ts';

export const destination = defineDestination({
  address: '/profile',
  order: 40,
  label: 'nav.profile',
  shortLabel: 'navShort.profile',
  icon: UserRound,
  key: 'm',
  primary: true,
});
