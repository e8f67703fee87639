import { features } from '../src/features.ts';
import { requirementsOf } from '../src/platform/feature-parts.ts';

/** All kinds of requirements, from every feature. */
export const requirements = requirementsOf(features);
