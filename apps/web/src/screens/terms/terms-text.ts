import { type LegalSection, contactMark } from '../../features/identity/legal/legal-text.ts';

/** The day from which this version holds. A change of the text changes it. */
export const effectiveDate = '2026-11-27';

export const sections: readonly LegalSection<'identity/legal.terms'>[] = [
  {
    id: 'agreement',
    title: 'agreement.title',
    body: ['agreement.parties', 'agreement.service', contactMark],
  },
  {
    id: 'education',
    title: 'education.title',
    body: ['education.advice', 'education.emergency', 'education.guidelines'],
  },
  {
    id: 'account',
    title: 'account.title',
    body: ['account.age', ['account.email', 'account.own', 'account.name', 'account.breach'], 'account.demo'],
  },
  {
    id: 'conduct',
    title: 'conduct.title',
    body: [
      'conduct.intro',
      [
        'conduct.patients',
        'conduct.harass',
        'conduct.rights',
        'conduct.spam',
        'conduct.cheat',
        'conduct.probe',
      ],
      'conduct.moderation',
    ],
  },
  { id: 'content', title: 'content.title', body: ['content.yours', 'content.upload', 'content.check'] },
  { id: 'ours', title: 'ours.title', body: ['ours.license'] },
  {
    id: 'plans',
    title: 'plans.title',
    body: [
      'plans.trial',
      [
        'plans.price',
        'plans.once',
        'plans.cancel',
        'plans.change',
        'plans.failed',
        'plans.provider',
        'plans.test',
        'plans.codes',
      ],
    ],
  },
  {
    id: 'refunds',
    title: 'refunds.title',
    body: ['refunds.days', contactMark, 'refunds.dispute', 'refunds.law'],
  },
  { id: 'rewards', title: 'rewards.title', body: ['rewards.worth'] },
  { id: 'giveaways', title: 'giveaways.title', body: ['giveaways.entry', 'giveaways.draw'] },
  { id: 'badges', title: 'badges.title', body: ['badges.meaning', 'badges.signed'] },
  { id: 'ads', title: 'ads.title', body: ['ads.where'] },
  { id: 'changes', title: 'changes.title', body: ['changes.service', 'changes.terms'] },
  { id: 'ending', title: 'ending.title', body: ['ending.delete'] },
  { id: 'liability', title: 'liability.title', body: ['liability.limits', 'liability.patients'] },
  { id: 'law', title: 'law.title', body: ['law.place', 'law.language', 'law.parts'] },
];
