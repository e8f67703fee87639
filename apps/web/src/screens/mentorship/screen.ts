import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/community/mentorships/:id'],
  audience: 'signed-in',
  strings: ['community/mentorships', 'community/conversations', 'community/moderation'],
  load: async () => (await import('./mentorship.screen.tsx')).MentorshipScreen,
});
