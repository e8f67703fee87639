/** Why a learner reports an item, and how much they may write about it (characters). */
export const reportReasons = ['wrong_answer', 'unclear', 'outdated', 'unsafe', 'typo', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportMessageLength = 1000;
