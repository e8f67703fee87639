import type { Feature } from '../../platform/feature.ts';
import { exportMentorships } from './mentorships.queries.ts';
import { reportableMentorshipMessages } from './mentorships.moderation.ts';
import { mentorshipsRoutes } from './mentorships.routes.ts';
import { closeMentorshipsOf } from './mentorships.service.ts';
import { mentorshipPath } from '@rounds/contract/community/mentorships.rules';
import { announce } from '../../platform/notifications.rules.ts';
import texts from './notification-texts.json' with { type: 'json' };

export const mentorships: Feature = {
  name: 'community/mentorships',
  routes: mentorshipsRoutes,
  exportParts: { mentorships: exportMentorships },
  beforeErase: closeMentorshipsOf,
  notifications: announce(texts, {
    mentorship_requested: mentorshipPath,
    mentorship_accepted: mentorshipPath,
    mentorship_declined: mentorshipPath,
    mentorship_ended: mentorshipPath,
    mentorship_message: mentorshipPath,
  }),
  reportables: [reportableMentorshipMessages],
};
