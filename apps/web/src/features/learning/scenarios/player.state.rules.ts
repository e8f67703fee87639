import type { Confidence, GradedGiven } from '@rounds/contract/learning/progress.answers.rules';
import type { Mode } from '@rounds/contract/learning/attempts.rules';
import type { Item, Response } from '@rounds/contract/learning/scenarios.formats';
import type { AnswerKey } from '@rounds/contract/learning/progress.rules';

/** An answer as given; it never changes afterwards. Options have their authored indices. */
export type GivenAnswer = GradedGiven;

/** A question as far as the player's rules need it. */
export interface AskedQuestion extends AnswerKey {
  readonly item?: Item | undefined;
  /** Withdrawn: it is skipped. */
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
  /** What has been entered so far for a question of another format. */
  readonly draft: Response | null;
  readonly confidence: Confidence | null;
  /** `choosing` until the answer is submitted, `explained` after it, `finished` at the end. */
  readonly phase: 'choosing' | 'explained' | 'finished';
  readonly answers: readonly GivenAnswer[];
  readonly struck: RuledOut;
  readonly paused: boolean;
  readonly clock: Clock;
  /** The seconds to count down from; null without a limit. */
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
  /** The learner's setting was loaded or changed: in seconds, null for no limit. */
  | { readonly type: 'allow'; readonly limit: number | null }
  | { readonly type: 'chooseMode'; readonly mode: Mode }
  /** Answers given on another device, or stored on the server instead of ours. */
  | { readonly type: 'adopt'; readonly answers: readonly GivenAnswer[] };

/** The state of an attempt when it was left. */
export interface ResumeState {
  readonly answers: readonly GivenAnswer[];
  readonly struck: RuledOut;
  readonly mode: Mode;
  /** The question whose explanation was on screen, if one was. */
  readonly explaining: number | null;
}
