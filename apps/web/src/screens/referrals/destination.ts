import { HeartHandshake } from 'lucide-react';
import { defineDestination } from '../../app/navigation/define-destination.ts';

export const destination = defineDestination({
  address: '/referrals',
  order: 80,
  label: 'nav.referrals',
  icon: HeartHandshake,
  key: 'f',
  primary: false,
});
