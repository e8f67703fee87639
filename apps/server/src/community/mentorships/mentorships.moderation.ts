import { reportableMessages } from '../conversations/index.ts';
import { isParticipant, ownsConversation } from './mentorships.queries.ts';

export const reportableMentorshipMessages = reportableMessages('mentorship_message', {
  owns: ownsConversation,
  isParticipant,
});
