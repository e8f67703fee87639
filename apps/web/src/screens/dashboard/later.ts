import { lazy } from 'react';

/* What is below the first screenful, or must wait for data anyway, comes in a file of its own after the page. */
const figures = () => import('./later-figures.tsx');

export const LevelCard = lazy(async () => ({ default: (await figures()).LevelCard }));
export const Leaderboard = lazy(async () => ({ default: (await figures()).Leaderboard }));
export const ProgressFigures = lazy(async () => ({ default: (await figures()).ProgressFigures }));
