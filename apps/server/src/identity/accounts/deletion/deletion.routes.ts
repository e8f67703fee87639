import * as contract from '@rounds/contract/identity/accounts.security';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import type { SessionCheck } from '../sessions/sessions.ts';
import { deleteAccount } from './deletion.service.ts';

interface Deps extends AccountsDeps {
  readonly sessions: SessionCheck;
  readonly secrets: SecretBox;
}

export function deletionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.deleteAccount, async ({ user, body, fail }) => {
    const until = await deleteAccount(deps, user.userId, body, fail);
    return { restorableUntil: until.toISOString() };
  });
}
