/** An answered request, as logs and metrics record it. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  /** The route's pattern, such as /api/scenarios/:id/report; "none" where no route matches. */
  readonly route: string;
  readonly status: number;
  /** How long the answer took, in milliseconds. */
  readonly ms: number;
  readonly userId: number | undefined;
  /** A stream, open for as long as somebody listens, so its duration means nothing. */
  readonly isStream: boolean;
  /** Too frequent and too uninteresting to log. */
  readonly isQuiet: boolean;
}

export type Observer = (answered: AnsweredRequest) => void;
