import { getContact } from '@rounds/contract/identity/legal';
import type { Feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';

export const legal: Feature = {
  name: 'identity/legal',
  routes(app, { config }) {
    serve(app, getContact, () => ({ email: config.contactEmail ?? null }));
  },
};
