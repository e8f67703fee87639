/** What a learner can report. */
export const reportableKinds = [
  'forum_post',
  'forum_reply',
  'study_group',
  'group_message',
  'mentorship_message',
] as const;
export type ReportableKind = (typeof reportableKinds)[number];

export const contentReportReasons = ['spam', 'harassment', 'unsafe-advice', 'patient-data', 'other'] as const;

/** Characters of the learner's own words. */
export const contentReportLength = 1000;
