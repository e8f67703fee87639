import { Gift } from 'lucide-react';
import { defineDestination } from '../../app/navigation/define-destination.ts';

export const destination = defineDestination({
  address: '/avatar',
  order: 50,
  label: 'nav.avatar',
  icon: Gift,
  key: 'r',
  primary: false,
});
