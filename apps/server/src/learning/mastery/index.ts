/** Mastery: how well each area of need is known. The only door for other features. */
export { readMastery } from './mastery.service.ts';
