import type { Language } from '@rounds/contract/common';
import { linkHours } from '../email/links.rules.ts';

/** Notices to an account's owner, in case somebody else made the change. */
export type Notice =
  | { readonly kind: 'password_changed' | 'password_reset' | 'account_restored' }
  | { readonly kind: 'two_factor_on' | 'two_factor_off' | 'recovery_codes_renewed' }
  | { readonly kind: 'email_changing'; readonly newEmail: string }
  /** `until`: the last moment to restore the account, in ISO 8601. */
  | { readonly kind: 'account_deleted' | 'progress_ending'; readonly until: string };

export type LinkKind = keyof typeof linkHours;

interface Sentences {
  readonly subject: string;
  readonly text: string;
}

/** The texts in one language. */
export interface MailTexts {
  readonly greeting: string;
  /** For an address that may be a stranger's. */
  readonly nameless: string;
  /** What to do if it was somebody else. */
  readonly notYou: string;
  /** These sentences assume the hours in `linkHours`: one, and twenty-four. */
  readonly links: Readonly<Record<LinkKind, Sentences & { readonly ignore: string }>>;
  readonly notices: Readonly<Record<Notice['kind'], Sentences>>;
}

/** A language with its texts. */
export interface Wording {
  readonly language: Language;
  readonly texts: MailTexts;
}

export interface Mail {
  readonly subject: string;
  readonly text: string;
}

const linkPlaces = {
  reset_password: '/reset-password',
  confirm_email: '/confirm-email',
  verify_email: '/confirm-email',
} as const;

/** Notices that call for signing in. */
const leadsToSignIn: readonly Notice['kind'][] = ['account_deleted', 'progress_ending'];

/** The only notice that isn't about somebody's action. */
const isNobodysDeed = (kind: Notice['kind']) => kind === 'progress_ending';

/** The mail with a link. With `username` null the name is left out. `publicUrl` has no trailing slash. */
export function linkMail(
  { language, texts }: Wording,
  kind: LinkKind,
  { username, token, publicUrl }: { username: string | null; token: string; publicUrl: string },
): Mail {
  const { subject, text, ignore } = texts.links[kind];
  const hours = new Intl.NumberFormat(language).format(linkHours[kind]);
  const parts = [
    username === null ? texts.nameless : fill(texts.greeting, { name: username }),
    fill(text, { hours }),
    `${publicUrl}${linkPlaces[kind]}?token=${token}`,
    ignore,
  ];
  return { subject, text: mailOf(parts) };
}

/** The mail for a notice. */
export function noticeMail(
  { language, texts }: Wording,
  notice: Notice,
  { username, publicUrl }: { username: string; publicUrl: string },
): Mail {
  const { subject, text } = texts.notices[notice.kind];
  const values = {
    newEmail: 'newEmail' in notice ? notice.newEmail : '',
    until: 'until' in notice ? dayIn(language, notice.until) : '',
  };
  const parts = [
    fill(texts.greeting, { name: username }),
    fill(text, values),
    ...(leadsToSignIn.includes(notice.kind) ? [`${publicUrl}/auth`] : []),
    ...(isNobodysDeed(notice.kind) ? [] : [texts.notYou, `${publicUrl}/reset-password`]),
  ];
  return { subject, text: mailOf(parts) };
}

const mailOf = (parts: readonly string[]) => [...parts, 'Rounds\n'].join('\n\n');

/** Puts values in place of `{{name}}`, each on one line and without control characters that a mail program might obey. */
function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    (values[name] ?? whole).replaceAll(/\p{Cc}+/gu, ' '),
  );
}

function dayIn(language: Language, instant: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}
