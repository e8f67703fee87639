import {
  AtSign,
  Award,
  Bell,
  Gift,
  Heart,
  HeartHandshake,
  MessageCircle,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react';
import type { NotificationEntry } from '@rounds/contract/messages/notifications';
import type { NotificationData, NotificationKind } from '@rounds/contract/messages/notifications.rules';
import type { Key } from '../../../i18n/keys.ts';
import { stripDirectionMarks } from '../../../format/safe-text.rules.ts';
import type { Values } from '../../../i18n/translator.ts';

interface Presentation<Data> {
  readonly icon: LucideIcon;
  readonly sentence: Key<'messages/notifications'>;
  /** What the sentence names. */
  readonly values: (data: Data) => Values;
}

/** THE map: how each kind is shown. A kind without its line does not compile. */
const kinds: { readonly [Kind in NotificationKind]: Presentation<NotificationData[Kind]> } = {
  badge_unlocked: {
    icon: Award,
    sentence: 'kinds.badge_unlocked',
    values: ({ title, xp }) => ({ title, xp }),
  },
  giveaway_won: {
    icon: Gift,
    sentence: 'kinds.giveaway_won',
    values: ({ title, prize }) => ({ title, prize }),
  },
  group_joined: {
    icon: UserRoundPlus,
    sentence: 'kinds.group_joined',
    values: ({ person, group }) => ({ person, group }),
  },
  mentorship_requested: {
    icon: HeartHandshake,
    sentence: 'kinds.mentorship_requested',
    values: ({ person }) => ({ person }),
  },
  mentorship_accepted: {
    icon: HeartHandshake,
    sentence: 'kinds.mentorship_accepted',
    values: ({ person }) => ({ person }),
  },
  mentorship_declined: {
    icon: HeartHandshake,
    sentence: 'kinds.mentorship_declined',
    values: ({ person }) => ({ person }),
  },
  mentorship_ended: {
    icon: HeartHandshake,
    sentence: 'kinds.mentorship_ended',
    values: ({ person }) => ({ person }),
  },
  mentorship_message: {
    icon: MessageCircle,
    sentence: 'kinds.mentorship_message',
    values: ({ person }) => ({ person }),
  },
  forum_reply: {
    icon: MessageCircle,
    sentence: 'kinds.forum_reply',
    values: ({ title, author }) => ({ title, author }),
  },
  forum_mention: {
    icon: AtSign,
    sentence: 'kinds.forum_mention',
    values: ({ title, author }) => ({ title, author }),
  },
  forum_likes: {
    icon: Heart,
    sentence: 'kinds.forum_likes',
    values: ({ title, count }) => ({ title, count }),
  },
};

/** For kinds that only a newer client knows. */
const other: Presentation<unknown> = { icon: Bell, sentence: 'kinds.other', values: () => ({}) };

export function describeNotification({ kind, data }: NotificationEntry): {
  readonly icon: LucideIcon;
  readonly sentence: Key<'messages/notifications'>;
  readonly values: Values;
} {
  const { icon, sentence, values } = (Object.hasOwn(kinds, kind) ? kinds[kind] : other) as Presentation<
    typeof data
  >;
  return { icon, sentence, values: plain(values(data)) };
}

/** Names and titles must not reverse the sentence around them. */
function plain(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? stripDirectionMarks(value) : value,
    ]),
  );
}
