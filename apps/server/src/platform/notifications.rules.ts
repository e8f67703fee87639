import type { Language } from '@rounds/contract/common';
import type { NotificationData, NotificationKind } from '@rounds/contract/messages/notifications.rules';

/** For a mail, a sentence that names its data; for a push, one that must not. */
export interface Sentences {
  readonly mail: string;
  readonly push: string;
}

/** What mails and pushes say about a kind of notification, and which of our addresses they link to. */
export interface Announcement {
  readonly place: (data: unknown) => string;
  readonly texts: Readonly<Record<Language, Sentences>>;
}

/** By kind. A kind that only a newer release knows is missing here; the processes of that release handle it. */
export type Announcements = ReadonlyMap<string, Announcement>;

/** Declares a feature's kinds. A kind that lacks its text in any language doesn't compile. */
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
