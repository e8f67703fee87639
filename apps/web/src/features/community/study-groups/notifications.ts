import { UserRoundPlus } from 'lucide-react';
import { groupPath } from '@rounds/contract/community/study-groups.rules';
import { defineNotifications } from '../../../api/notification-kinds.ts';

export const notifications = defineNotifications({
  strings: 'community/study-groups.notifications',
  kinds: {
    group_joined: {
      icon: UserRoundPlus,
      sentence: 'group_joined',
      values: ({ person, group }) => ({ person, group }),
      place: groupPath,
    },
  },
});
