/** What can be wrong with a question, the most urgent first. */
export const itemFlags = [
  'unsafe_report',
  'negative_discrimination',
  'contested_key',
  'low_discrimination',
  'too_hard',
  'too_easy',
  'unused_distractor',
] as const;
export type ItemFlag = (typeof itemFlags)[number];

/** Characters of the reason for which a question is withdrawn or restored. */
export const withdrawalReasonLength = 500;
