/** Mastery: how well each area of need is known. The only entry point for other features. */
export { masteryOf, type Evidence } from './mastery.rules.ts';
export { readEvidence, readMastery } from './mastery.service.ts';
