import { AtSign, Heart, MessageCircle } from 'lucide-react';
import { threadPath } from '@rounds/contract/community/forum.rules';
import { defineNotifications } from '../../../api/notification-kinds.ts';

export const notifications = defineNotifications({
  strings: 'community/forum.notifications',
  kinds: {
    forum_reply: {
      icon: MessageCircle,
      sentence: 'forum_reply',
      values: ({ title, author }) => ({ title, author }),
      place: threadPath,
    },
    forum_mention: {
      icon: AtSign,
      sentence: 'forum_mention',
      values: ({ title, author }) => ({ title, author }),
      place: threadPath,
    },
    forum_likes: {
      icon: Heart,
      sentence: 'forum_likes',
      values: ({ title, count }) => ({ title, count }),
      place: threadPath,
    },
  },
});
