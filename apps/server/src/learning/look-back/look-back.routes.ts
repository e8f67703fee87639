import { getLookBack, saveLookBackMail } from '@rounds/contract/learning/look-back';
import type { FastifyInstance } from 'fastify';
import { type Limit, byLearner, figuring } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { type LookBackDeps, readLookBack, saveMail } from './look-back.service.ts';

const saving: Limit = { name: 'look-back', max: 60, seconds: 600, key: byLearner };

export function lookBackRoutes(app: FastifyInstance, deps: LookBackDeps): void {
  serve(app, getLookBack, ({ user }) => readLookBack(deps, user.userId), { limits: [figuring] });
  serve(app, saveLookBackMail, ({ user, body }) => saveMail(deps, user.userId, body.wantsMail), {
    limits: [saving],
  });
}
