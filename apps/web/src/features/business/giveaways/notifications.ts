import { Gift } from 'lucide-react';
import type {} from '@rounds/contract/business/giveaways.rules';
import { defineNotifications } from '../../../api/notification-kinds.ts';

export const notifications = defineNotifications({
  strings: 'business/giveaways.notifications',
  kinds: {
    giveaway_won: {
      icon: Gift,
      sentence: 'giveaway_won',
      values: ({ title, prize }) => ({ title, prize }),
      place: () => '/dashboard',
    },
  },
});
