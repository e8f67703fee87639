import type { Language } from '@rounds/contract/common';
import type { Announcement, Announcements } from '../../platform/notifications.rules.ts';

const minute = 60_000;

/**
 * A claim outlasts the slowest possible mail, so that none is sent twice. Failures are retried after `retryMs` for a
 * day: a mail server may be down that long.
 */
export const deliveryRules = {
  claimMs: 25 * minute,
  retryMs: 5 * minute,
  oldestMs: 24 * 60 * minute,
  maxTries: 300,
  learners: 20,
  /** Per day, to an unconfirmed address: it may belong to a stranger who did not ask for these mails. */
  maxUnconfirmedMails: 5,
} as const;

/** One notification that a process has claimed. */
export interface Due {
  readonly id: number;
  readonly userId: number;
  readonly kind: string;
  readonly data: unknown;
  readonly read: boolean;
  readonly mailed: boolean;
  readonly pushed: boolean;
}

export interface Subscription {
  readonly id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Recipient {
  readonly userId: number;
  readonly username: string;
  readonly email: string;
  /** Part of the demo data: nobody reads its mail. */
  readonly isMadeUp: boolean;
  readonly language: string | null;
  readonly wantsMail: boolean;
  readonly wantsPush: boolean;
  readonly subscriptions: readonly Subscription[];
}

/** Which of the two channels are done. */
export interface Delivered {
  readonly mailed: boolean;
  readonly pushed: boolean;
}

/** What to tell a learner, and by which channel: nothing they have read, nothing they turned off. */
export function wanted(
  recipient: Recipient,
  due: readonly Due[],
  announcements: Announcements,
): { readonly mail: readonly Due[]; readonly push: readonly Due[] } {
  const news = due.filter(({ read, kind }) => !read && announcements.has(kind));
  return {
    mail: recipient.wantsMail && !recipient.isMadeUp ? news.filter(({ mailed }) => !mailed) : [],
    push: recipient.wantsPush && !recipient.isMadeUp ? news.filter(({ pushed }) => !pushed) : [],
  };
}

/** The texts in one language, except those of each kind. */
export interface Texts {
  /** For several notifications, by the language's plural forms; `other` is always present. */
  readonly several: Readonly<Partial<Record<string, string>>> & { readonly other: string };
  readonly greeting: string;
  readonly why: string;
  /** Precedes the unsubscribe link. */
  readonly stop: string;
}

/** The language for due notifications. */
export interface Words {
  readonly language: Language;
  readonly texts: Texts;
  readonly announcements: Announcements;
}

/** What a mail program might obey: control characters, and marks that reverse the direction of text. */
const obeyed = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** Puts values in place of `{{name}}`, each on one line. */
function fill(sentence: string, values: Readonly<Record<string, unknown>>, language: Language): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
    return typeof value === 'string' ? value.replaceAll(obeyed, ' ') : whole;
  });
}

/**
 * One sentence for the subject of a mail or the text of a push: what happened, or how many things did. It names nothing
 * private.
 */
function headline(due: readonly Due[], { texts, language, announcements }: Words): string {
  const [first] = due;
  const known = first && announcements.get(first.kind);
  if (due.length === 1 && known) return known.texts[language].push;
  const form = new Intl.PluralRules(language).select(due.length);
  return fill(texts.several[form] ?? texts.several.other, { count: due.length }, language);
}

/**
 * Which list a mail's link ends: its kind of notification if the learner asked for that separately, else all such
 * mails.
 */
export const allNotifications = 'notifications';

/** What a mail's link ends: its kind of notification if the learner asked for that separately, else all such mails. */
export function listOf(
  due: readonly Due[],
  subscriptions: Pick<ReadonlyMap<string, unknown>, 'has'>,
): string {
  const [kind = allNotifications, ...others] = new Set(due.map((one) => one.kind));
  return others.length === 0 && subscriptions.has(kind) ? kind : allNotifications;
}

/** The addresses in a mail. */
export interface MailAddresses {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** The unsubscribe link. */
  readonly unsubscribe: string;
}

/** One mail for everything that is due. */
export function mailText(
  { username }: Recipient,
  due: readonly Due[],
  words: Words,
  { publicUrl, unsubscribe }: MailAddresses,
): { subject: string; text: string } {
  const { texts, language, announcements } = words;
  const part = ({ data }: Due, { place, texts: { [language]: sentences } }: Announcement) =>
    `${fill(sentences.mail, data as Record<string, unknown>, language)}\n${publicUrl}${place(data)}`;
  const parts = due.flatMap((one) => {
    const known = announcements.get(one.kind);
    return known ? part(one, known) : [];
  });
  const text = [
    fill(texts.greeting, { name: username }, language),
    ...parts,
    texts.why,
    `${texts.stop}\n${unsubscribe}`,
    'Rounds\n',
  ];
  return { subject: headline(due, words), text: text.join('\n\n') };
}

/** What the service worker shows. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** A push that is sent again replaces the first. */
  readonly tag: string;
  /** One of our own addresses, to open. */
  readonly path: string;
}

export function pushText(due: readonly Due[], words: Words): PushText {
  const { language, announcements } = words;
  const last = due.reduce((a, b) => (b.id > a.id ? b : a));
  return {
    title: 'Rounds',
    body: headline(due, words),
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    tag: `n${last.id}`,
    path: due.length === 1 ? (announcements.get(last.kind)?.place(last.data) ?? '/') : '/dashboard',
  };
}
