import { later } from '../../lib/later.ts';

/* What is beside or below the first screenful of a phone comes in files of their own after the page. */
const aside = () => import('./later-aside.tsx');

export const LevelCard = later(async () => (await aside()).LevelCard);
export const Leaderboard = later(async () => (await aside()).Leaderboard);
export const ProgressFigures = later(async () => (await import('./later-figures.tsx')).ProgressFigures);
