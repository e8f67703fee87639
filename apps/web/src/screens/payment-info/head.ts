import { defineHead } from '../../app/define-head.ts';

export const head = defineHead({
  strings: 'business/plans.info',
  title: 'title',
  description: 'lead',
});
