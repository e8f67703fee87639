/** A request that has been answered, as the log and the figures tell of it. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  /** The pattern of the address, such as /api/scenarios/:id/report; "none" where nothing is there. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds that the answer took. */
  readonly ms: number;
  readonly userId: number | undefined;
  /** It stayed open for as long as somebody listened: its time says nothing. */
  readonly isStream: boolean;
  /** Asked so often, and of so little interest, that the log is spared it. */
  readonly isQuiet: boolean;
}

export type Observer = (answered: AnsweredRequest) => void;
