import { ClipboardCheck } from 'lucide-react';
import { defineDestination } from '../../app/navigation/define-destination.ts';

export const destination = defineDestination({
  address: '/staff/questions',
  order: 90,
  label: 'nav.staffQuestions',
  icon: ClipboardCheck,
  key: 'h',
  primary: false,
  forStaff: true,
});
