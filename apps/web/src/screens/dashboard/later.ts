import { lazy } from 'react';
import { loadNamespaces } from '../../lib/i18n.ts';

/* What is below the first screenful, or must wait for data anyway, comes in a file of its own after the page. */
const figures = () => import('./later-figures.tsx');

export const LevelCard = lazy(async () => ({ default: (await figures()).LevelCard }));
export const Leaderboard = lazy(async () => ({ default: (await figures()).Leaderboard }));
export const ProgressFigures = lazy(async () => ({ default: (await figures()).ProgressFigures }));
export const SidebarAds = lazy(async () => ({ default: (await figures()).SidebarAds }));

/** Not every week has a giveaway: its card and strings come when there is one. */
export const GiveawayCard = lazy(async () => {
  const load = () => import('../../features/giveaways/components/giveaway-card.tsx');
  const [{ GiveawayCard: card }] = await Promise.all([load(), loadNamespaces(['giveaways'])]);
  return { default: card };
});
