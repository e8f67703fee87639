import { defineHead } from '../../app/define-head.ts';

export const head = defineHead({
  strings: 'identity/legal',
  title: 'privacy.title',
  description: 'privacy.lead',
});
