import { lazy } from 'react';

export const loadLearnerChrome = () => import('../later/learner-chrome.tsx');

export const BottomBar = lazy(() => loadLearnerChrome().then((module) => ({ default: module.BottomBar })));
export const HeaderTools = lazy(() =>
  loadLearnerChrome().then((module) => ({ default: module.HeaderTools })),
);
export const LearnerStats = lazy(() =>
  loadLearnerChrome().then((module) => ({ default: module.LearnerStats })),
);
export const NavLinks = lazy(() => loadLearnerChrome().then((module) => ({ default: module.NavLinks })));
