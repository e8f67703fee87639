/** Practice sessions: questions of one's own choice, out of their cases. The only door for other features. */
export { exportPractice } from './practice-export.queries.ts';
export { deleteSessions as erasePractice } from './practice.queries.ts';
export { practiceRoutes } from './practice.routes.ts';
