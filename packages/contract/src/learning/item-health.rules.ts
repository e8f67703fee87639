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

declare module '../messages/notifications.rules.ts' {
  interface NotificationData {
    /** A corrected key made an answer worth more. */
    readonly answer_rescored: {
      readonly scenarioId: number;
      readonly title: string;
      /** The attempt with such an answer that was completed last; absent if it was given in practice. */
      readonly attemptId?: string;
    };
  }
}

/** Where such an answer can be reviewed. */
export const rescoredPlace = ({
  scenarioId,
  attemptId,
}: {
  readonly scenarioId: number;
  readonly attemptId?: string;
}): string => `/scenarios/${scenarioId}${attemptId === undefined ? '' : `/attempts/${attemptId}`}`;
