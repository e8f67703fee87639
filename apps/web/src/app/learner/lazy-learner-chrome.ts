import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';

export const loadLearnerChrome = () => import('./learner-chrome.tsx');

export const BottomBar = lazyWithRetry(async () => (await loadLearnerChrome()).BottomBar);
export const DemoBanner = lazyWithRetry(async () => (await loadLearnerChrome()).DemoBanner);
export const HeaderTools = lazyWithRetry(async () => (await loadLearnerChrome()).HeaderTools);
export const NavLinks = lazyWithRetry(async () => (await loadLearnerChrome()).NavLinks);
export const LearnerStats = lazyWithRetry(async () => (await loadLearnerChrome()).LearnerStats);

/** Loaded when the browser is idle. */
export const OfflineRunner = lazyWithRetry(
  async () => (await import('../offline/offline-runner.tsx')).OfflineRunner,
);

/** Loaded when the browser is idle, and mounted on every screen of a learner. */
const loadOutbox = () => import('../../features/learning/progress/components/outbox-runner.tsx');
export const OutboxRunner = lazyWithRetry(async () => (await loadOutbox()).OutboxRunner);
/** The words of the offline banner; its code is loaded before the network goes. */
export const OfflineResults = lazyWithRetry(async () => (await loadOutbox()).OfflineResults);
