/** What a learner can report. Each feature declares its own kinds here (see forum.rules.ts) and serves them in its manifest. */
export interface ReportableKinds {}
export type ReportableKind = keyof ReportableKinds;

export const contentReportReasons = ['spam', 'harassment', 'unsafe-advice', 'patient-data', 'other'] as const;

/** The most that learners can write in their own words, in characters. */
export const contentReportLength = 1000;
