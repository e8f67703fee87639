export { Leaderboard } from '../../features/learning/leaderboard/components/leaderboard.tsx';
export { LevelCard } from '../../features/learning/progress/components/level-card.tsx';
