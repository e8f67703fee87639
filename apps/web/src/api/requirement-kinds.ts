import type { Measure, RequirementType } from '@rounds/contract/learning/achievements.rules';
import type { Key, Namespace } from '../i18n/keys.ts';

/** How a kind of requirement is measured and worded. */
export interface RequirementWords<N extends Namespace> extends Measure {
  /** How much is done, by `done`, `required` and `count`: "4 of 7 days"; absent if there is no partial progress. */
  readonly done?: Key<N>;
  /** What it took, by `count`: "7 days of practice in a row". */
  readonly took: Key<N>;
}

/** A feature's kinds, with the namespace of their sentences: what a `requirements.ts` exports. */
export interface RequirementKinds<N extends Namespace> {
  readonly strings: N;
  readonly kinds: { readonly [K in RequirementType]?: RequirementWords<N> };
}

export const defineRequirements = <N extends Namespace>(kinds: RequirementKinds<N>): RequirementKinds<N> =>
  kinds;
