import { HeartHandshake, MessageCircle } from 'lucide-react';
import { mentorshipPath } from '@rounds/contract/community/mentorships.rules';
import { defineNotifications } from '../../../api/notification-kinds.ts';

export const notifications = defineNotifications({
  strings: 'community/mentorships.notifications',
  kinds: {
    mentorship_requested: {
      icon: HeartHandshake,
      sentence: 'mentorship_requested',
      values: ({ person }) => ({ person }),
      place: mentorshipPath,
    },
    mentorship_accepted: {
      icon: HeartHandshake,
      sentence: 'mentorship_accepted',
      values: ({ person }) => ({ person }),
      place: mentorshipPath,
    },
    mentorship_declined: {
      icon: HeartHandshake,
      sentence: 'mentorship_declined',
      values: ({ person }) => ({ person }),
      place: mentorshipPath,
    },
    mentorship_ended: {
      icon: HeartHandshake,
      sentence: 'mentorship_ended',
      values: ({ person }) => ({ person }),
      place: mentorshipPath,
    },
    mentorship_message: {
      icon: MessageCircle,
      sentence: 'mentorship_message',
      values: ({ person }) => ({ person }),
      place: mentorshipPath,
    },
  },
});
