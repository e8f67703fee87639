import type { Feature } from '../../platform/feature.ts';
import { exportLeagues } from './leagues-export.queries.ts';
import { defineLeagueJobs } from './leagues.jobs.ts';
import { deleteMember } from './leagues.queries.ts';
import { leaguesRoutes } from './leagues.routes.ts';

/** Optional weekly leagues: small divisions of similarly active learners. */
export const leagues: Feature = {
  name: 'community/leagues',
  routes: leaguesRoutes,
  jobs: defineLeagueJobs,
  exportParts: { leagues: exportLeagues },
  events: { learningExpired: deleteMember },
};
