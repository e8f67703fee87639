import { MessagesSquare } from 'lucide-react';
import { defineDestination } from '../../app/navigation/define-destination.ts';

export const destination = defineDestination({
  address: '/community',
  order: 30,
  label: 'nav.community',
  icon: MessagesSquare,
  key: 'c',
  primary: true,
});
