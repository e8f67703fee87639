import { defineHead } from '../../app/define-head.ts';

export const head = defineHead({
  strings: 'identity/legal',
  title: 'terms.title',
  description: 'terms.lead',
});
