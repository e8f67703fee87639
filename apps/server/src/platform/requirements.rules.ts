import type {
  Measure,
  RequirementKinds,
  RequirementType,
} from '@rounds/contract/learning/achievements.rules';

/** A kind of requirement, and the texts and checks for achievements that have it. */
export interface RequirementKind<Value extends number = number> extends Measure {
  /** The only value that makes sense; absent if any does. */
  readonly only?: Value;
  /** The requirement in English, for people who check a credential. */
  readonly narrative: (value: number) => string;
  /** How many scenarios must be passed before a badge is signed; absent if wrong answers can't meet the requirement. */
  readonly passesNeeded?: (value: number) => number;
  /**
   * How many scenarios the learner must have completed without a mistake, in their own account, before it is signed.
   */
  readonly perfectNeeded?: (value: number) => number;
}

/** Declares a feature's kinds in its manifest. A kind that the contract doesn't declare doesn't compile. */
export type RequirementKindsServed = {
  readonly [K in RequirementType]?: RequirementKind<RequirementKinds[K]>;
};

/** The kinds of all features. */
export type Requirements = ReadonlyMap<string, RequirementKind>;
