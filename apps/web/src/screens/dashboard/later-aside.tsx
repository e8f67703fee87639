export { Leaderboard } from '../../features/leaderboard/components/leaderboard.tsx';
export { LevelCard } from '../../features/progress/components/level-card.tsx';
