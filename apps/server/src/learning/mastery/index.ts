/** Mastery: what answers tell about how well an area is known. The only door for other features. */
export { masteryOf, type Evidence } from './mastery.rules.ts';
export { readEvidence } from './mastery.service.ts';
