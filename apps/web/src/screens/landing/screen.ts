import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/'],
  audience: 'signed-out',
  strings: ['screens/landing'],
  load: async () => (await import('./landing.screen.tsx')).LandingScreen,
});
