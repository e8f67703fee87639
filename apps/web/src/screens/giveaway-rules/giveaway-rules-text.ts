import type { DocumentSection } from '../../ui/document/document.tsx';

export const effectiveDate = '2026-11-21';

/** The English text is the binding one; it is not translated. */
export const sections: readonly DocumentSection[] = [
  {
    id: 'what',
    title: 'What it is',
    body: [
      'In some weeks the organisation that runs this installation of Rounds (“we”), or somebody who has agreed to give a prize, holds a giveaway. When there is one, the dashboard shows it: what can be won, and who gives it. When the dashboard shows none, there is none.',
      'Nothing has to be bought, and nothing that can be bought improves the chances.',
    ],
  },
  {
    id: 'who',
    title: 'Who takes part',
    body: [
      'Every learner aged 18 or older who answers at least one question of a scenario in the week of the giveaway is entered, once. There is nothing else to do. Whether the answer is right does not matter, and neither does how many follow it.',
      [
        'Everybody confirms at registration that they are 18 or older.',
        'An answer counts when Rounds has graded it. A result that a program merely reports, without the answers, does not.',
        'An answer that was given without a connection counts for the week in which it was given, if it reaches Rounds before the draw.',
        'The demo account and the sample learners of an installation’s demo data do not take part.',
        'Who opens several accounts, or tampers with the service, can be excluded.',
        'A giveaway is void where the law forbids it.',
      ],
    ],
  },
  {
    id: 'when',
    title: 'When',
    body: [
      'A week begins on Monday at 00:00 UTC and ends when the next one begins. The dashboard shows the end in your own time. The winner is drawn by itself within about an hour after the end; if Rounds was not running then, as soon as it runs again.',
    ],
  },
  {
    id: 'odds',
    title: 'The same chance for everybody',
    body: [
      'Each entry has the same chance. Plan, XP, level, points, streak, career path and the number of answers make no difference. With 200 entries the chance is 1 in 200. Without any entry nobody wins.',
    ],
  },
  {
    id: 'draw',
    title: 'How the winner is drawn',
    body: [
      'A program draws, and it writes down what it drew from, so that the draw can be repeated:',
      [
        'The entries are numbered from 0, in the order in which the accounts were opened.',
        'A random seed of 32 bytes is made at the moment of the draw.',
        'For n = 0, 1, 2 and so on, SHA-256 is computed of the text “SEED:ID:n”: the seed in hexadecimal, the number of the giveaway, and n. Its first 6 bytes are read as a number below 2 to the power of 48.',
        'The first such number that is below the largest multiple of the number of entries is taken; the others are passed over, since they would favour the first entries a little.',
        'Its remainder after division by the number of entries is the winning number.',
      ],
      'A giveaway is drawn once. The draw cannot be repeated with another seed.',
    ],
  },
  {
    id: 'check',
    title: 'How it can be checked',
    body: [
      'The seed, the number of entries, who had which number, the winning number and the time of the draw are kept. If you took part, you may ask us for the seed, the number of entries, the winning number and your own number, and repeat the computation with any program that knows SHA-256. We repeat it ourselves with the command that comes with Rounds for this purpose.',
    ],
  },
  {
    id: 'told',
    title: 'How the winner is told',
    body: [
      'The winner gets a notification in Rounds, and by email where they have emails switched on. Signed in, the winner then finds on this page where to write to for the prize.',
      'The prize goes to whoever writes from the email address of the account within 30 days of the draw. Afterwards it lapses. It is not paid out in money and cannot be passed on, unless whoever gives it agrees.',
    ],
  },
  {
    id: 'data',
    title: 'Which data is used',
    body: [
      'To know who takes part, Rounds looks only at whether you answered a question in the week. It keeps who took part and who won, so that the draw can be checked. Whoever gives the prize learns nothing about you from us; they learn what you write to them.',
      'When an account is erased, its entries remain as numbers that belong to nobody.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    body: [
      'A giveaway can be changed or called off while its week runs, for instance when whoever gives the prize can no longer do so; the dashboard then shows it. What has been drawn stays. The Terms of Service and the Privacy Policy apply as well.',
    ],
  },
];
