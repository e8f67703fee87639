import { later } from '../../lib/later.ts';

export const loadLearnerChrome = () => import('../later/learner-chrome.tsx');

export const BottomBar = later(async () => (await loadLearnerChrome()).BottomBar);
export const HeaderTools = later(async () => (await loadLearnerChrome()).HeaderTools);
export const NavLinks = later(async () => (await loadLearnerChrome()).NavLinks);
export const LearnerStats = later(async () => (await loadLearnerChrome()).LearnerStats);

/** Loaded when the browser is idle, and mounted on every screen of a learner. */
export const OutboxRunner = later(
  async () => (await import('../../features/learning/progress/components/outbox-runner.tsx')).OutboxRunner,
);
