import type { LucideIcon } from 'lucide-react';
import type { NotificationData, NotificationKind } from '@rounds/contract/messages/notifications.rules';
import type { Key, Namespace } from '../i18n/keys.ts';
import type { Values } from '../i18n/translator.ts';

/** How a kind of notification is shown. */
export interface Presentation<Data, N extends Namespace> {
  readonly icon: LucideIcon;
  readonly sentence: Key<N>;
  /** What the sentence names. */
  readonly values: (data: Data) => Values;
  /** The address of what it is about. */
  readonly place: (data: Data) => string;
}

/** A feature's kinds, with the namespace of their sentences: what a `notifications.ts` exports. */
export interface NotificationKinds<N extends Namespace, K extends NotificationKind> {
  readonly strings: N;
  readonly kinds: { readonly [Kind in K]: Presentation<NotificationData[Kind], N> };
}

export const defineNotifications = <N extends Namespace, K extends NotificationKind>(
  kinds: NotificationKinds<N, K>,
): NotificationKinds<N, K> => kinds;
