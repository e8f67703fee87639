import { ReceiptText } from 'lucide-react';
import { defineDestination } from '../../app/navigation/define-destination.ts';

export const destination = defineDestination({
  address: '/billing',
  order: 75,
  label: 'nav.billing',
  icon: ReceiptText,
  key: 'b',
  primary: false,
});
