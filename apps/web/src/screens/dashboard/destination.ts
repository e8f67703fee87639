import { LayoutDashboard } from 'lucide-react';
import { defineDestination } from '../../app/navigation/define-destination.ts';

export const destination = defineDestination({
  address: '/dashboard',
  order: 10,
  label: 'nav.dashboard',
  shortLabel: 'navShort.dashboard',
  icon: LayoutDashboard,
  key: 'd',
  primary: true,
});
