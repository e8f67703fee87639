import { CalendarCheck } from 'lucide-react';
import type {} from '@rounds/contract/learning/look-back.rules';
import { defineNotifications } from '../../../api/notification-kinds.ts';

export const notifications = defineNotifications({
  strings: 'learning/look-back.notifications',
  kinds: {
    look_back: {
      icon: CalendarCheck,
      sentence: 'look_back',
      values: () => ({}),
      place: () => '/look-back',
    },
  },
});
