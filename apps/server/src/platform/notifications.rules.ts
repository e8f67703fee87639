import type { Language } from '@rounds/contract/common';
import type { NotificationData, NotificationKind } from '@rounds/contract/messages/notifications.rules';

/** For the mail a sentence that names its data, and for a push one that must not. */
export interface Sentences {
  readonly mail: string;
  readonly push: string;
}

/** What mails and pushes say of a kind of notification, and the address of ours that they lead to. */
export interface Announcement {
  readonly place: (data: unknown) => string;
  readonly texts: Readonly<Record<Language, Sentences>>;
}

/** By kind. One that a newer release wrote is not among them, and is left to that release's processes. */
export type Announcements = ReadonlyMap<string, Announcement>;

/** A feature's kinds. One that lacks its words in a language does not compile. */
export function announce<K extends NotificationKind>(
  texts: Readonly<Record<Language, Readonly<Record<K, Sentences>>>>,
  places: { readonly [Kind in K]: (data: NotificationData[Kind]) => string },
): Announcements {
  const of = (kind: K): Announcement => ({
    place: (data) => places[kind](data as NotificationData[K]),
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, kinds]) => [language, kinds[kind]]),
    ) as Record<Language, Sentences>,
  });
  return new Map((Object.keys(places) as K[]).map((kind) => [kind, of(kind)]));
}
