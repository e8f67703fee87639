/** An answered request, as logs and metrics record it. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  /** The pattern of the address, such as /api/scenarios/:id/report; "none" where nothing is there. */
  readonly route: string;
  readonly status: number;
  /** How long the answer took, in milliseconds. */
  readonly ms: number;
  readonly userId: number | undefined;
  /** It stayed open for as long as somebody listened, so its duration means nothing. */
  readonly isStream: boolean;
  /** Too frequent and too uninteresting to log. */
  readonly isQuiet: boolean;
}

export type Observer = (answered: AnsweredRequest) => void;
