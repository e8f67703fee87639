import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { loadNamespaces } from '../../i18n/translation.ts';

/* What a phone doesn't show at first loads after the page. */
const aside = () => import('./aside.tsx');

export const LevelCard = lazyWithRetry(async () => (await aside()).LevelCard);
export const Leaderboard = lazyWithRetry(async () => (await aside()).Leaderboard);
export const ProgressFigures = lazyWithRetry(
  async () => (await import('./progress-cards.tsx')).ProgressCards,
);
export const SidebarAds = lazyWithRetry(async () => (await aside()).SidebarAds);

/** Not every week has a giveaway: its card and strings come when there is one. */
export const GiveawayCard = lazyWithRetry(async () => {
  const load = () => import('../../features/business/giveaways/components/giveaway-card.tsx');
  const [{ GiveawayCard: card }] = await Promise.all([load(), loadNamespaces(['business/giveaways'])]);
  return card;
});
