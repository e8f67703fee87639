import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/community/groups/:id'],
  audience: 'signed-in',
  strings: ['study-groups', 'conversations', 'moderation'],
  load: async () => (await import('./study-group.screen.tsx')).StudyGroupScreen,
});
