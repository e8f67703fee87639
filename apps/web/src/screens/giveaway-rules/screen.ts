import { defineScreen } from '../../app/define-screen.ts';

export const screen = defineScreen({
  addresses: ['/giveaway-rules'],
  audience: 'everyone',
  strings: ['identity/legal', 'business/giveaways'],
  load: async () => (await import('./giveaway-rules.screen.tsx')).GiveawayRulesScreen,
});
