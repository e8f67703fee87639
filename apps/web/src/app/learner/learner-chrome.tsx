/** The parts of the shell that only learners see, bundled as one chunk that visitors don't load. */
export { BottomBar } from '../navigation/bottom-bar.tsx';
export { DemoBanner } from '../shell/demo-banner.tsx';
export { HeaderTools } from './header-tools.tsx';
export { LearnerStats } from './learner-stats.tsx';
export { NavLinks } from '../navigation/nav-links.tsx';
