import { Award } from 'lucide-react';
import type {} from '@rounds/contract/learning/achievements.rules';
import { defineNotifications } from '../../../api/notification-kinds.ts';

export const notifications = defineNotifications({
  strings: 'learning/achievements.notifications',
  kinds: {
    badge_unlocked: {
      icon: Award,
      sentence: 'badge_unlocked',
      values: ({ title, xp }) => ({ title, xp }),
      place: () => '/achievements',
    },
  },
});
