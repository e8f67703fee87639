import type { Feature } from '../../platform/feature.ts';
import { exportAwards } from './awards-export.queries.ts';
import { defineAwardJobs } from './awards.jobs.ts';
import { insertTotals } from './awards.queries.ts';
import { moveDays } from './awards.service.ts';

export const awards: Feature = {
  name: 'learning/awards',
  jobs: defineAwardJobs,
  exportParts: { awards: exportAwards },
  events: { accountCreated: insertTotals, timeZoneChanged: moveDays },
};
