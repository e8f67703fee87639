declare module '../messages/notifications.rules.ts' {
  interface NotificationData {
    readonly look_back: {
      readonly cases: number;
      readonly answered: number;
      readonly rose: number;
      readonly missed: number;
      readonly due: number;
    };
  }
}

/** The hour of Monday, in the learner's zone, from which the look back is sent. */
export const lookBackHour = 7;
