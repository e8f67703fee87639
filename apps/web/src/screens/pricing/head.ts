import { defineHead } from '../../app/define-head.ts';

export const head = defineHead({
  strings: 'business/plans',
  title: 'pricing.title',
  description: 'pricing.lead',
});
