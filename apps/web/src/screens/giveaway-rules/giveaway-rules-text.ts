import { createElement } from 'react';
import { Link } from '../../ui/link/link.tsx';
import type { DocumentSection } from '../../ui/document/document.tsx';

export const effectiveDate = '2026-11-21';

const linkTo = (href: string, words: string) => createElement(Link, { key: href, href }, words);

/** The English text is the binding one; it is not translated. */
export const sections: readonly DocumentSection[] = [
  {
    id: 'what',
    title: 'What it is',
    body: [
      'Some weeks, the organization that runs this installation of Rounds (“we”), or a sponsor that has agreed to provide a prize, holds a giveaway. When there is one, the dashboard shows the prize and who is offering it. If the dashboard shows no giveaway, there isn’t one.',
      'No purchase is necessary, and buying something does not improve your chances.',
    ],
  },
  {
    id: 'who',
    title: 'Who can enter',
    body: [
      'If you are 18 or older and answer at least one scenario question during the week of the giveaway, you are entered once. There is nothing else to do. It doesn’t matter whether your answer is right or how many more you give.',
      [
        'You confirm that you are 18 or older when you sign up.',
        'An answer counts once Rounds has graded it. A result that an app reports without the answers does not count.',
        'An answer given offline counts for the week in which it was given, as long as it reaches Rounds before the draw.',
        'The demo account and the sample learners in demo data can’t enter.',
        'Anyone who opens several accounts or tampers with the service can be disqualified.',
        'Void where prohibited by law.',
      ],
    ],
  },
  {
    id: 'when',
    title: 'When',
    body: [
      'A week begins on Monday at 00:00 UTC and ends when the next one begins. The dashboard shows the end in your own time zone. The winner is drawn automatically within about an hour of the end or, if Rounds was down at the time, as soon as it is back.',
    ],
  },
  {
    id: 'odds',
    title: 'The same odds for everyone',
    body: [
      'Each entry has the same odds. Your plan, XP, level, points, streak, career path and number of answers make no difference. With 200 entries, the odds are 1 in 200. If there are no entries, there is no winner.',
    ],
  },
  {
    id: 'draw',
    title: 'How we draw the winner',
    body: [
      'A program draws the winner at random and records what it used, so that the draw can be repeated and checked. For the technically minded:',
      [
        'Entries are numbered from 0, in the order in which the accounts were created.',
        'A random 32-byte seed is generated at the moment of the draw.',
        'For n = 0, 1, 2 and so on, the SHA-256 hash of the text “SEED:ID:n” is computed: the seed in hexadecimal, the giveaway’s number, and n. Its first 6 bytes are read as a number below 2 to the power of 48.',
        'The first such number that is below the largest multiple of the number of entries is taken; the others are skipped because they would slightly favor the first entries.',
        'Its remainder when divided by the number of entries is the winning number.',
      ],
      'A giveaway is drawn once. It can’t be drawn again with another seed.',
    ],
  },
  {
    id: 'check',
    title: 'How you can check the draw',
    body: [
      'We keep the seed, the number of entries, who had which number, the winning number and the time of the draw. If you entered, you can ask us for the seed, the number of entries, the winning number and your own number, and repeat the calculation with any program that supports SHA-256. We check it ourselves with a command that comes with Rounds.',
    ],
  },
  {
    id: 'told',
    title: 'How we notify the winner',
    body: [
      'The winner gets a notification in Rounds, and an email if email notifications are on. When signed in, the winner then sees on this page where to write to claim the prize.',
      'To claim the prize, the winner must write to us from the account’s email address within 30 days of the draw. After that, the prize is forfeited. It can’t be exchanged for cash or transferred unless the sponsor agrees.',
    ],
  },
  {
    id: 'data',
    title: 'What data we use',
    body: [
      'To enter you, Rounds looks only at whether you answered a question that week. It keeps a record of who entered and who won, so that the draw can be checked. The sponsor learns nothing about you from us, only what you write to them.',
      'When an account is erased, its entries remain as numbers that aren’t linked to anyone.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    body: [
      {
        key: 'changes',
        text: [
          'A giveaway can be changed or canceled during its week, for example if the sponsor can no longer provide the prize; the dashboard will show it. A completed draw stands. The ',
          linkTo('/terms', 'Terms of Service'),
          ' and the ',
          linkTo('/privacy', 'Privacy Policy'),
          ' also apply.',
        ],
      },
    ],
  },
];
