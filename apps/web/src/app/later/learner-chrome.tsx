/** What the shell shows to a learner alone, in one file of its own: visitors do not load it. */
export { BottomBar } from './bottom-bar.tsx';
export { HeaderTools } from './header-tools.tsx';
export { LearnerStats } from './learner-stats.tsx';
export { NavLinks } from './nav-links.tsx';
