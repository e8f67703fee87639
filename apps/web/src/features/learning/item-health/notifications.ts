import { ClipboardCheck } from 'lucide-react';
import { rescoredPlace } from '@rounds/contract/learning/item-health.rules';
import { defineNotifications } from '../../../api/notification-kinds.ts';

export const notifications = defineNotifications({
  strings: 'learning/item-health.notifications',
  kinds: {
    answer_rescored: {
      icon: ClipboardCheck,
      sentence: 'answer_rescored',
      values: ({ title }) => ({ title }),
      place: rescoredPlace,
    },
  },
});
