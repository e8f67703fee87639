import { features } from '../src/features.ts';
import { requirementsOf } from '../src/platform/feature-parts.ts';

/** The kinds of requirements that the features serve. */
export const requirements = requirementsOf(features);
