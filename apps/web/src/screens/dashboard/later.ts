import { later } from '../../lib/later.ts';
import { loadNamespaces } from '../../lib/i18n.ts';

/* What is beside or below the first screenful of a phone comes in files of their own after the page. */
const aside = () => import('./later-aside.tsx');

export const LevelCard = later(async () => (await aside()).LevelCard);
export const Leaderboard = later(async () => (await aside()).Leaderboard);
export const ProgressFigures = later(async () => (await import('./later-figures.tsx')).ProgressFigures);
export const SidebarAds = later(async () => (await aside()).SidebarAds);

/** Not every week has a giveaway: its card and strings come when there is one. */
export const GiveawayCard = later(async () => {
  const load = () => import('../../features/business/giveaways/components/giveaway-card.tsx');
  const [{ GiveawayCard: card }] = await Promise.all([load(), loadNamespaces(['business/giveaways'])]);
  return card;
});
