import type {
  Measure,
  RequirementKinds,
  RequirementType,
} from '@rounds/contract/learning/achievements.rules';

/** A kind of requirement, and what is said and checked about an achievement that has it. */
export interface RequirementKind<Value extends number = number> extends Measure {
  /** The only value that makes sense; absent if any does. */
  readonly only?: Value;
  /** What it takes, in English, for people who check a credential. */
  readonly narrative: (value: number) => string;
  /**
   * How many scenarios have to be passed before a badge is signed; absent where wrong answers can't meet the
   * requirement.
   */
  readonly passesNeeded?: (value: number) => number;
  /**
   * How many scenarios the learner must have completed without a mistake, in their own account, before it is signed.
   */
  readonly perfectNeeded?: (value: number) => number;
}

/** A feature's kinds in its manifest. A kind that the contract doesn't declare does not compile. */
export type RequirementKindsServed = {
  readonly [K in RequirementType]?: RequirementKind<RequirementKinds[K]>;
};

/** The kinds of all features. */
export type Requirements = ReadonlyMap<string, RequirementKind>;
