import { type LegalSection, contactMark } from '../../features/identity/legal/legal-text.ts';

/** The day from which this version holds. A change of the text changes it. */
export const effectiveDate = '2026-11-27';

export const sections: readonly LegalSection<'identity/legal.privacy'>[] = [
  { id: 'who', title: 'who.title', body: ['who.organization', contactMark, 'who.age'] },
  {
    id: 'what',
    title: 'what.title',
    body: [
      [
        'what.account',
        'what.learning',
        'what.writing',
        'what.rights',
        'what.purchases',
        'what.settings',
        'what.devices',
        'what.limits',
        'what.logs',
      ],
      'what.health',
    ],
  },
  {
    id: 'why',
    title: 'why.title',
    body: [['why.contract', 'why.interest', 'why.consent', 'why.duty'], 'why.machine'],
  },
  {
    id: 'others',
    title: 'others.title',
    body: [
      'others.intro',
      [
        'others.learners',
        'others.members',
        'others.staff',
        'others.badges',
        'others.stripe',
        'others.mail',
        'others.push',
        'others.advertisers',
        'others.authorities',
      ],
      'others.abroad',
    ],
  },
  {
    id: 'notes',
    title: 'notes.title',
    body: ['notes.builtIn', 'notes.external', 'notes.training', 'notes.patients'],
  },
  { id: 'ads', title: 'ads.title', body: ['ads.choice', 'ads.count', 'ads.picture'] },
  {
    id: 'browser',
    title: 'browser.title',
    body: [
      'browser.intro',
      [
        'browser.session',
        'browser.choices',
        'browser.purchases',
        'browser.drafts',
        'browser.outbox',
        'browser.offline',
      ],
      'browser.referral',
      'browser.stripe',
    ],
  },
  {
    id: 'keeping',
    title: 'keeping.title',
    body: [
      [
        'keeping.session',
        'keeping.demo',
        'keeping.account',
        'keeping.progress',
        'keeping.recordings',
        'keeping.notifications',
        'keeping.payments',
        'keeping.texts',
      ],
    ],
  },
  {
    id: 'rights',
    title: 'rights.title',
    body: [
      ['rights.access', 'rights.correct', 'rights.erase', 'rights.object', 'rights.complain'],
      contactMark,
      'rights.answer',
    ],
  },
  { id: 'giveaways', title: 'giveaways.title', body: ['giveaways.entry'] },
  { id: 'security', title: 'security.title', body: ['security.measures', 'security.breach'] },
  { id: 'changes', title: 'changes.title', body: ['changes.notice', 'changes.language'] },
];
