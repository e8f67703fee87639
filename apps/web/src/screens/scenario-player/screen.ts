import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/scenarios/:id'],
  audience: 'signed-in',
  isImmersive: true,
  strings: [
    'learning/scenarios',
    'learning/attempts',
    'learning/progress',
    'learning/scenarios.player',
    'learning/practice',
    'identity/settings',
  ],
  load: async () => (await import('./scenario-player.screen.tsx')).ScenarioPlayerScreen,
  prefetch: async (path) => (await import('./scenario-player.screen.tsx')).askForCase(path),
});
