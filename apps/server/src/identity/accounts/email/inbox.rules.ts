/**
 * How many confirmation mails one account may send, perhaps to somebody else's address. At most what one inbox gets.
 */
export const emailChangeLimit = { name: 'email-change', max: 5, seconds: 60 * 60 } as const;

/**
 * Mails that anybody can have sent to anybody: by asking for a reset, or by entering an address at registration or as
 * the new one. Counted per inbox, whoever asks and for whichever account. Resets are counted separately, so that less
 * important mails can't block anybody's way back into an account.
 */
export const inboxLimits = {
  confirmation: [
    { name: 'inbox-hour', max: 5, seconds: 60 * 60 },
    { name: 'inbox-day', max: 10, seconds: 24 * 60 * 60 },
  ],
  reset: [
    { name: 'inbox-reset-hour', max: 10, seconds: 60 * 60 },
    { name: 'inbox-reset-day', max: 20, seconds: 24 * 60 * 60 },
  ],
} as const;
export type InboxUse = keyof typeof inboxLimits;

/** The inbox behind an address: `ann+anything@` is Ann's too, and Gmail ignores dots. */
export function inboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const plus = address.slice(0, at).indexOf('+', 1);
  const name = address.slice(0, plus < 0 ? at : plus);
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}
