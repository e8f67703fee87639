import { languages } from '@rounds/contract/common.rules';
import { describe, expect, it } from 'vitest';
import { linkHours } from '../email/links.rules.ts';
import { type LinkKind, type Notice, linkMail, noticeMail } from './mail.rules.ts';
import { mailTexts, mailWords } from './mail.texts.ts';

const until = '2026-12-05T10:00:00.000Z';
const notices: readonly Notice[] = [
  { kind: 'password_changed' },
  { kind: 'password_reset' },
  { kind: 'account_restored' },
  { kind: 'two_factor_on' },
  { kind: 'two_factor_off' },
  { kind: 'recovery_codes_renewed' },
  { kind: 'email_changing', newEmail: 'new@example.org' },
  { kind: 'account_deleted', until },
  { kind: 'progress_ending', until },
];
const to = { username: 'ann.lee', publicUrl: 'https://rounds.example' };
const link = { ...to, token: 'abc' };
const kinds = Object.keys(linkHours) as LinkKind[];
const marks = (sentence: string) => [...new Set(sentence.match(/\{\{\w+\}\}/g))].sort();

it('states the hours that links are valid', () => {
  expect(linkHours).toEqual({ reset_password: 1, confirm_email: 24, verify_email: 24 });
});

it.each([null, undefined, 'tlh', 'toString'])('uses English for %s', (chosen) => {
  expect(mailWords(chosen).language).toBe('en');
});

describe.each(languages)('the mails in %s', (language) => {
  const words = mailWords(language);

  it.each(notices)('mention everything about $kind', (notice) => {
    const { subject, text } = noticeMail(words, notice, to);
    expect(subject + text).not.toContain('{{');
    expect(subject).not.toMatch(/\n/);
    expect(text).toContain('ann.lee');
    if ('newEmail' in notice) expect(text).toContain(notice.newEmail);
    if ('until' in notice) expect(text).toMatch(/2026|\u0662\u0660\u0662\u0666/);
    expect(text.includes('https://rounds.example/auth')).toBe('until' in notice);
    expect(text.includes('https://rounds.example/reset-password')).toBe(notice.kind !== 'progress_ending');
    expect(marks(words.texts.notices[notice.kind].text)).toEqual(
      marks(mailTexts.en.notices[notice.kind].text),
    );
    if (language !== 'en') expect(text).not.toBe(noticeMail(mailWords('en'), notice, to).text);
  });

  it.each(kinds)('hold the link to %s', (kind) => {
    const { subject, text } = linkMail(words, kind, link);
    expect(subject + text).not.toContain('{{');
    const place = kind === 'reset_password' ? 'reset-password' : 'confirm-email';
    expect(text).toContain(`https://rounds.example/${place}?token=abc\n`);
    expect(text).toContain('ann.lee');
    expect(linkMail(words, kind, { ...link, username: null }).text).not.toContain('ann.lee');
  });
});

it('do not let a name break a line', () => {
  const { text } = noticeMail(
    mailWords('en'),
    { kind: 'password_changed' },
    { ...to, username: 'a\r\nBcc: b' },
  );
  expect(text.startsWith('Hello a Bcc: b,\n')).toBe(true);
});
