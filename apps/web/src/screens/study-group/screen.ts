import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/community/groups/:id'],
  audience: 'signed-in',
  strings: [
    'community/study-groups',
    'community/conversations',
    'community/group-tests',
    'community/moderation',
  ],
  load: async () => (await import('./study-group.screen.tsx')).StudyGroupScreen,
});
