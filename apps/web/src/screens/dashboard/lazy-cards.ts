import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { loadNamespaces } from '../../i18n/translation.ts';

/* What a phone doesn't show at first loads after the page. */
const aside = () => import('./aside.tsx');

export const LevelCard = lazyWithRetry(async () => (await aside()).LevelCard);
export const Leaderboard = lazyWithRetry(async () => (await aside()).Leaderboard);
export const ProgressCards = lazyWithRetry(async () => (await import('./progress-cards.tsx')).ProgressCards);
/** Not with the column that it stands in: advertisements wait until the page is drawn. */
export const SidebarAds = lazyWithRetry(async () => (await import('./sidebar-ads.tsx')).SidebarAds);

/** With the names of the areas, one of which may be the reason for the next case. */
const loadReturning = async () => {
  const [{ Returning: cards }] = await Promise.all([
    import('./returning.tsx'),
    loadNamespaces(['learning/progress.overview']),
  ]);
  return cards;
};
const loadFirstVisit = async () => (await import('./first-visit.tsx')).FirstVisit;

/** A newcomer doesn't see it. */
export const Returning = lazyWithRetry(loadReturning);
/** Only a newcomer sees it. */
export const FirstVisit = lazyWithRetry(loadFirstVisit);

/** Loads the first card before the answers are there that it shows. A failure is retried when the card is drawn. */
export const preloadFirstCard = (isNewcomer: boolean): void =>
  void (isNewcomer ? loadFirstVisit() : loadReturning()).catch(() => undefined);

/** Not every week has a giveaway: its card and strings come when there is one. */
export const GiveawayCard = lazyWithRetry(async () => {
  const load = () => import('../../features/business/giveaways/components/giveaway-card.tsx');
  const [{ GiveawayCard: card }] = await Promise.all([load(), loadNamespaces(['business/giveaways'])]);
  return card;
});

/** With the strings that nothing else on the page needs. */
export const BesideNextStep = lazyWithRetry(async () => {
  const [{ BesideNextStep: button }] = await Promise.all([
    import('./beside-next-step.tsx'),
    loadNamespaces(['learning/practice', 'learning/review']),
  ]);
  return button;
});
