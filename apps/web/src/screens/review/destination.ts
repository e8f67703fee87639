import { RotateCcw } from 'lucide-react';
import { defineDestination } from '../../app/navigation/define-destination.ts';

export const destination = defineDestination({
  address: '/review',
  order: 26,
  label: 'nav.review',
  icon: RotateCcw,
  key: 'v',
  primary: false,
});
