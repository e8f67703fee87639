/* What a learner who has begun something sees first. A newcomer doesn't load it. */
export { ContinueLearning } from './continue-learning.tsx';
export { Stats } from './stats.tsx';
export { Today } from './today.tsx';
