import { defineHead } from '../../app/define-head.ts';

export const head = defineHead({
  strings: 'business/giveaways',
  title: 'rules.title',
  description: 'rules.lead',
});
