import { Gem } from 'lucide-react';
import { defineDestination } from '../../app/navigation/define-destination.ts';

export const destination = defineDestination({
  address: '/subscribe',
  order: 70,
  label: 'nav.plans',
  icon: Gem,
  key: 's',
  primary: false,
});
