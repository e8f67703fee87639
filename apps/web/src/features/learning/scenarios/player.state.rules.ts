import type { Confidence, GradedGiven } from '@rounds/contract/learning/progress.answers.rules';
import type { Mode } from '@rounds/contract/learning/attempts.rules';
import type { Item, Response } from '@rounds/contract/learning/scenarios.formats';
import type { AnswerKey } from '@rounds/contract/learning/progress.rules';

/** One answer as it was given; it never changes afterwards. Options are numbered as their author numbered them. */
export type GivenAnswer = GradedGiven;

/** A question as far as the player's rules need it. */
export interface AskedQuestion extends AnswerKey {
  readonly item?: Item | undefined;
  /** Out of use: it is skipped. */
  readonly withdrawn?: true | undefined;
}

/**
 * `running` has time left, `expired` waits for the learner's choice at zero,
 * `untimed` goes on without a limit, `stopped` has nothing left to time.
 */
export type Clock = 'running' | 'expired' | 'untimed' | 'stopped';

/** By question, the options that the learner has ruled out. */
export type RuledOut = Readonly<Record<number, readonly number[]>>;

export interface PlayerState {
  readonly questions: readonly AskedQuestion[];
  readonly mode: Mode;
  readonly index: number;
  readonly selected: number | null;
  /** What has been put in so far to a question of another format than single best answer. */
  readonly draft: Response | null;
  readonly confidence: Confidence | null;
  /** `choosing` until the answer is submitted, `explained` after it, `finished` at the end. */
  readonly phase: 'choosing' | 'explained' | 'finished';
  readonly answers: readonly GivenAnswer[];
  readonly struck: RuledOut;
  readonly paused: boolean;
  readonly clock: Clock;
  /** Seconds that are counted down from; null without a limit. */
  readonly limit: number | null;
}

export type PlayerEvent =
  | { readonly type: 'choose'; readonly option: number }
  | { readonly type: 'respond'; readonly response: Response | null }
  | { readonly type: 'rate'; readonly confidence: Confidence }
  | { readonly type: 'strike'; readonly option: number }
  | { readonly type: 'submit' }
  | { readonly type: 'advance' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'expire' }
  | { readonly type: 'keepGoing' }
  | { readonly type: 'finish' }
  /** The learner's setting was learned or changed: seconds, null for no limit. */
  | { readonly type: 'allow'; readonly limit: number | null }
  | { readonly type: 'chooseMode'; readonly mode: Mode }
  /** Answers that another device gave, or that the server holds instead of ours. */
  | { readonly type: 'adopt'; readonly answers: readonly GivenAnswer[] };

/** Where an attempt stood when it was left. */
export interface LeftAt {
  readonly answers: readonly GivenAnswer[];
  readonly struck: RuledOut;
  readonly mode: Mode;
  /** The question whose explanation was on screen, if one was. */
  readonly explaining: number | null;
}
