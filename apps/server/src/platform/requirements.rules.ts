import type {
  Measure,
  RequirementKinds,
  RequirementType,
} from '@rounds/contract/learning/achievements.rules';

/** A kind of requirement, and what is said and checked of an achievement that asks for it. */
export interface RequirementKind<Value extends number = number> extends Measure {
  /** The only value that makes sense; absent where any does. */
  readonly only?: Value;
  /** What it takes, in English, for those who check a credential. */
  readonly narrative: (value: number) => string;
  /** Scenarios that have to be passed before a badge is signed; absent where wrong answers alone don't get there. */
  readonly passesNeeded?: (value: number) => number;
  /** Scenarios without a mistake that the learner has to have completed in their own account before it is signed. */
  readonly perfectNeeded?: (value: number) => number;
}

/** What a manifest says of its feature's kinds. One that the contract doesn't declare does not compile. */
export type RequirementKindsServed = {
  readonly [K in RequirementType]?: RequirementKind<RequirementKinds[K]>;
};

/** The kinds of all features. */
export type Requirements = ReadonlyMap<string, RequirementKind>;
