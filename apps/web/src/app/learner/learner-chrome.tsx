/** What the shell shows to a learner alone, in one file of its own: visitors do not load it. */
export { BottomBar } from '../navigation/bottom-bar.tsx';
export { HeaderTools } from './header-tools.tsx';
export { LearnerStats } from './learner-stats.tsx';
export { NavLinks } from '../navigation/nav-links.tsx';
