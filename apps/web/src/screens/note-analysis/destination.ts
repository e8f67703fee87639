import { NotebookPen } from 'lucide-react';
import { defineDestination } from '../../app/navigation/define-destination.ts';

export const destination = defineDestination({
  address: '/note-analysis',
  order: 65,
  label: 'nav.notes',
  icon: NotebookPen,
  key: 'n',
  primary: false,
});
