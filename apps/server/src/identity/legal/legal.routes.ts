import { getContact } from '@rounds/contract/identity/legal';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { serve } from '../../platform/http/serve.ts';

export function legalRoutes(
  app: FastifyInstance,
  { config }: { readonly config: Pick<Config, 'contactEmail'> },
): void {
  serve(app, getContact, () => ({ email: config.contactEmail ?? null }));
}
