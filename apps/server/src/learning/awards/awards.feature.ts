import type { Feature } from '../../platform/feature.ts';
import { exportAwards } from './awards-export.queries.ts';
import { defineAwardJobs } from './awards.jobs.ts';
import { insertTotals } from './awards.queries.ts';
import { forgetEarned, moveDays } from './awards.service.ts';
import { announce } from '../../platform/notifications.rules.ts';
import texts from './notification-texts.json' with { type: 'json' };

export const awards: Feature = {
  name: 'learning/awards',
  jobs: defineAwardJobs,
  notifications: announce(texts, { badge_unlocked: () => '/achievements' }),
  exportParts: { awards: exportAwards },
  events: { accountCreated: insertTotals, timeZoneChanged: moveDays, learningExpired: forgetEarned },
};
