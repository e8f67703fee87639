import type { Feature } from '../../platform/feature.ts';
import { exportMentorships } from './mentorships-export.queries.ts';
import { reportableMentorshipMessages } from './mentorships.moderation.ts';
import { mentorshipsRoutes } from './mentorships.routes.ts';
import { closeMentorshipsOf } from './mentorships.service.ts';

export const mentorships: Feature = {
  name: 'community/mentorships',
  routes: mentorshipsRoutes,
  exportParts: { mentorships: exportMentorships },
  beforeErase: closeMentorshipsOf,
  reportables: [reportableMentorshipMessages],
};
