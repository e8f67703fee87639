import type { DocumentSection } from '../../ui/document/document.tsx';

export const effectiveDate = '2026-11-21';

/** The English text is the binding one; it is not translated. */
export const sections: readonly DocumentSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: [
      'The organization that runs this installation of Rounds (“we”) decides why and how your data is used, and is the one to write to with any question about it. Rounds is for people aged 18 or older; we do not knowingly keep data of anybody younger and erase it when we learn of it.',
    ],
  },
  {
    id: 'what',
    title: 'What we keep',
    body: [
      [
        'Your account: username, email address, role, career path, learning style, time zone, language, and your password only as an Argon2id hash, from which it can’t be read.',
        'Your learning: the scenarios you worked on, each answer with its time, scores, XP, points, streak, badges and certificates; what you told us about how you study.',
        'What you write or upload: posts, replies, group and mentoring messages, notes, recordings, transcripts and what was generated from them.',
        'Your purchases: what you bought, when, for how much, and the state of the payment. Card and bank details go to the payment provider and never reach us.',
        'Your settings, such as who may see your profile.',
        'Technical records: sign-ins and refusals with the network address and browser, kept to protect accounts; a record of your rights confirmation with each upload; clicks on advertisements.',
      ],
      'We do not ask for health data about you, and nothing that identifies a patient belongs in Rounds. A note that looks as if it held such data is pointed out to you before it is stored, and can be masked with one press.',
    ],
  },
  {
    id: 'why',
    title: 'Why we may',
    body: [
      [
        'To provide the service that you signed up for: account, learning, community, purchases (performance of a contract).',
        'To keep it safe and improve it: throttling of sign-ins, logs, statistics about items without names (our legitimate interest).',
        'To send what you asked for: reminders and notifications, which you can switch off in your settings (your consent).',
        'To keep payment records as tax law demands (a legal duty).',
      ],
      'No decision that has legal effect on you is made by machine alone.',
    ],
  },
  {
    id: 'others',
    title: 'Who else sees it',
    body: [
      'We do not sell your data. Other people and companies see it only as follows:',
      [
        'Other signed-in learners see your username, your posts, and your place on the leaderboard; your scores and badges only if you choose to share them. You can hide yourself from the leaderboard and hide your profile.',
        'An organization that you learn with sees results of groups of five or more, never of one person.',
        'The payment provider processes payments; a mail service delivers our emails.',
        'If this installation uses an external service for transcription or for analysing notes, the note or recording that you submit is sent to it for that purpose. Otherwise both happen on our own machines.',
        'Advertisers see how often an advertisement was shown and clicked, without names.',
        'Authorities, where the law obliges us.',
      ],
      'Where one of these works outside your country, we protect your data by the contracts that the law provides for this.',
    ],
  },
  {
    id: 'ads',
    title: 'Advertisements',
    body: [
      'Advertisements are chosen by their place on the screen, by date and budget. If you tell us in your preferences which kinds interest you, or that you want fewer, we keep to that; advertisers do not learn of it. They never use your notes, your answers or your scores, and advertisers place no scripts or cookies in Rounds.',
      'We count when you saw or opened one, so that each counts once. With a click we keep the network address and browser that it came from for 90 days, to find fraud. A picture in an advertisement may come from the advertiser’s server, which then sees your network address, but not who you are or what page you are on.',
    ],
  },
  {
    id: 'browser',
    title: 'What is stored in your browser',
    body: [
      'Rounds sets no tracking cookies. It keeps in your browser’s own storage what it needs to work:',
      [
        'your session and a copy of your profile, until you sign out;',
        'your choice of language, theme and keyboard shortcuts;',
        'answers that could not be sent yet, until they are.',
      ],
    ],
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: [
      [
        'A session ends 30 days after its last use and 90 days after sign-in at the latest, or at once when you sign out.',
        'A deleted account is hidden at once and erased for good after 30 days.',
        'Learning progress is erased when you have not signed in for two years.',
        'Payment records are kept for about seven years, after the deletion of an account without your name.',
        'Technical logs are kept no longer than it takes to protect the service.',
      ],
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: [
      [
        'See and take with you: your settings offer everything we hold about you as one file.',
        'Correct: your profile and your posts can be edited.',
        'Erase: your settings offer the deletion of the account.',
        'Object or restrict: switch off notifications, the leaderboard and your profile in your settings, or write to us.',
        'Complain: to the data protection authority of the place where you live.',
      ],
      'We answer requests within 30 days and may first ask you to show that the account is yours.',
    ],
  },
  {
    id: 'giveaways',
    title: 'Giveaways',
    body: [
      'If you answer a question in a week with a giveaway, your account takes part in the draw. We keep who took part and who won, so that the draw can be checked. When your account is erased, your entries remain as numbers without a name.',
    ],
  },
  {
    id: 'security',
    title: 'How it is protected',
    body: [
      'Passwords are stored as Argon2id hashes, session tokens only as hashes. Sign-ins are throttled. Access is checked for every request, and a changed password ends all other sessions. Should a breach concern you all the same, we tell you and the authority as the law demands, without delay.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    body: [
      'When this policy changes in a way that matters to you, we tell you by email at least 30 days before. The date at the top says from when this version is in force.',
    ],
  },
];
