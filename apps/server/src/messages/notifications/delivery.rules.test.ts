import { languages } from '@rounds/contract/common.rules';
import { describe, expect, it } from 'vitest';
import { type Due, type Recipient, listOf, mailText, pushText, wanted } from './delivery.rules.ts';
import { features } from '../../features.ts';
import { announcementsOf } from '../../platform/feature-parts.ts';
import { texts } from './delivery.texts.ts';

const announcements = announcementsOf(features);
const english = { language: 'en', texts: texts.en, announcements } as const;
const kinds = [...announcements].map(([kind, { texts }]) => ({ kind, texts }));

const recipient: Recipient = {
  userId: 1,
  username: 'ann',
  email: 'ann@example.org',
  isMadeUp: false,
  language: null,
  wantsMail: true,
  wantsPush: true,
  subscriptions: [],
};
const data = {
  achievementId: 1,
  giveawayId: 1,
  groupId: 1,
  mentorshipId: 1,
  title: 'A title',
  icon: 'x',
  xp: 50,
  prize: 'A prize',
  group: 'A group',
  person: 'A title',
  author: 'ben',
  count: 3,
  postId: 1,
  scenarioId: 1,
  cases: 2,
  answered: 12,
  rose: 4,
  missed: 5,
  due: 6,
};
const due = (changes: Partial<Due> = {}): Due => ({
  id: 1,
  userId: 1,
  kind: 'badge_unlocked',
  data,
  read: false,
  mailed: false,
  pushed: false,
  ...changes,
});

describe('what to send', () => {
  it.each([
    ['a new one', {}, {}, [1, 1]],
    ['one that was read', {}, { read: true }, [0, 0]],
    ['one that was mailed', {}, { mailed: true }, [0, 1]],
    ['one that was pushed', {}, { pushed: true }, [1, 0]],
    ['one of an unknown kind', {}, { kind: 'of_tomorrow' }, [0, 0]],
    ['without mail', { wantsMail: false }, {}, [0, 1]],
    ['without push', { wantsPush: false }, {}, [1, 0]],
    ['by nobody', { isMadeUp: true }, {}, [0, 0]],
  ])('%s', (_what, who, what, counts) => {
    const { mail, push } = wanted({ ...recipient, ...who }, [due(what)], announcements);
    expect([mail.length, push.length]).toEqual(counts);
  });
});

const addresses = {
  publicUrl: 'https://rounds.test',
  unsubscribe: 'https://rounds.test/unsubscribe?token=7',
};
const marks = (sentence: string) => [...new Set(sentence.match(/\{\{\w+\}\}/g))].sort();

describe.each(languages)('the texts in %s', (language) => {
  const words = { language, texts: texts[language], announcements };
  it('have a sentence for every number', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    expect(Object.keys(words.texts.several).sort()).toEqual([...pluralCategories].sort());
    for (let count = 2; count < 120; count += 1) {
      const many = Array.from({ length: count }, (_, id) => due({ id }));
      expect(pushText(many, words).body).not.toContain('{{');
    }
  });

  it.each(kinds)('name what $kind carries in the mail, but not in the push', ({ kind, texts }) => {
    expect(marks(texts[language].mail)).toEqual(marks(texts.en.mail));
    expect(marks(texts[language].push)).toEqual([]);
    const one = [due({ kind })];
    const { subject, text } = mailText(recipient, one, words, addresses);
    expect(`${subject}${text}`).not.toMatch(/\{\{|undefined/);
    for (const mark of marks(texts.en.mail))
      expect(text).toContain(String(data[mark.slice(2, -2) as keyof typeof data]));
    expect(text).toContain('https://rounds.test/');
    expect(text).toContain(`${words.texts.stop}\n${addresses.unsubscribe}`);
    const push = pushText(one, words);
    expect(JSON.stringify(push)).not.toContain('A title');
    expect(push.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
    if (language !== 'en') expect(subject).not.toBe(texts.en.push);
  });
});

it('a mail puts what people wrote on one line, with its letters in order', () => {
  const one = [due({ data: { ...data, title: 'Doses\u202Exe\u2066.\nBcc: all\u001b[2J' } })];
  const { text } = mailText(recipient, one, english, addresses);
  expect(text).toContain('Doses xe . Bcc: all [2J');
});

it('a push leads to what it is about, or to the dashboard if that is several things', () => {
  expect(pushText([due()], english)).toMatchObject({ path: '/achievements', tag: 'n1' });
  expect(pushText([due({ id: 7 }), due({ id: 3 })], english)).toMatchObject({
    path: '/dashboard',
    tag: 'n7',
  });
});

it('a mail’s link unsubscribes from its own kind if the learner chose that separately, or else from all mails', () => {
  const subscriptions = new Map([['look_back', null]]);
  const weeks = [due({ kind: 'look_back' }), due({ kind: 'look_back', id: 2 })];
  expect(listOf(weeks, subscriptions)).toBe('look_back');
  expect(listOf([...weeks, due()], subscriptions)).toBe('notifications');
  expect(listOf([due()], subscriptions)).toBe('notifications');
});
