import type { Language } from '@rounds/contract/common';

/** What reads the same as in English everywhere: names and signs. */
export const sameEverywhere = [
  'Rounds',
  'SpO₂',
  'ACVPU',
  'T',
  '{{count}}\u00A0XP',
  '+{{count}}\u00A0XP',
  '+{{xp}}\u00A0XP',
  '{{xp}}\u00A0XP',
  'Rounds {{name}}',
  '{{size}} MB',
  'Creative Commons',
  ...['Apple Pay', 'Google Pay', 'Link', 'Cash App', 'Affirm', 'Klarna'],
];

/** Names of what is sold, which stay where the alphabet is the same. */
const plans = ['Basic', 'Student', 'Professional', 'Enterprise'];

/** Words and abbreviations that a language shares with English. */
export const sameAsEnglish: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  es: ['Audio', 'Video', 'Visual', 'Error', 'Tests', 'Avatar', 'Cardiovascular', 'Total', ...plans],
  fr: [
    'Bronze',
    ...['H', 'Menu', 'Score', 'Notifications (F8)', 'Notifications'],
    ...['Question', 'Questions', 'Question {{number}}', 'Discussion', 'Discussions'],
    ...['Code', 'Important', 'Description', 'Avatar', 'Points', 'Badges', 'Messages', 'Anticoagulation'],
    ...['{{count}} minute', '{{count}} minutes', 'Tests'],
    ...['Audio', 'Justification', 'Transcription'],
    ...['Invitation', '5 minutes', '10 minutes', 'Pages', 'Actions'],
    ...['{{count}} question', '{{count}} questions', 'Total'],
    ...plans,
    ...['{{count}} point', '{{count}} points', '+{{count}} point', '+{{count}} points'],
  ],
  de: [
    'Bronze',
    'Gold',
    'H',
    'L',
    'Tests',
    'Semester (optional)',
    ...['Audio', 'Video'],
    'Community',
    'Level',
    'Level {{level}}',
    'System',
    'Status',
    'Avatar',
    'Code',
    ...plans,
  ],
  pt: ['Bronze', 'Menu', 'Visual', 'Avatar', 'Cardiovascular', 'Total', ...plans],
  zh: ['HR', 'BP', 'RR', 'H', 'L'],
  ja: ['HR', 'BP', 'RR', 'H', 'L'],
  ko: ['HR', 'BP', 'RR', 'H', 'L'],
  ar: ['HR', 'BP', 'RR', 'H', 'L'],
};
