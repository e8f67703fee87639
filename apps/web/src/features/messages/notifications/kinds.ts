import { Bell, type LucideIcon } from 'lucide-react';
import type { NotificationEntry } from '@rounds/contract/messages/notifications';
import type { NotificationKinds, Presentation } from '../../../api/notification-kinds.ts';
import type { Key, Namespace } from '../../../i18n/keys.ts';
import { stripDirectionMarks } from '../../../format/safe-text.rules.ts';
import type { Values } from '../../../i18n/translator.ts';

/** What `describeNotification` needs from a kind, whichever feature it belongs to. */
interface Shown extends Presentation<unknown, 'messages/notifications'> {
  readonly strings: 'messages/notifications';
}

/** Each feature shows its own kinds, in the `notifications.ts` of its folder. */
const found = Object.values(
  import.meta.glob<NotificationKinds<Namespace, never>>('../../*/*/notifications.ts', {
    eager: true,
    import: 'notifications',
  }),
);
const kinds = new Map(
  found.flatMap(({ strings, kinds }) =>
    Object.entries(kinds).map(([kind, shown]) => [kind, { ...(shown as object), strings } as Shown]),
  ),
);

/** Where the sentences of all kinds are. */
export const notificationNamespaces: readonly Namespace[] = found.map(({ strings }) => strings);

/** For kinds that only a newer client knows. */
const other: Omit<Shown, 'place'> = {
  strings: 'messages/notifications',
  icon: Bell,
  sentence: 'other',
  values: () => ({}),
};

export interface Description {
  readonly icon: LucideIcon;
  readonly strings: 'messages/notifications';
  readonly sentence: Key<'messages/notifications'>;
  readonly values: Values;
  /** The address of what it is about; null for an unknown kind. */
  readonly place: string | null;
}

export function describeNotification({ kind, data }: NotificationEntry): Description {
  const known = kinds.get(kind);
  const { icon, strings, sentence, values } = known ?? other;
  return { icon, strings, sentence, values: plain(values(data)), place: known?.place(data) ?? null };
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
