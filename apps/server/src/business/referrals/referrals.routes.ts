import { getReferralStats, setReferrer } from '@rounds/contract/business/referrals';
import type { FastifyInstance } from 'fastify';
import { byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { originOf } from './device-cookie.ts';
import { nameReferrer, readStats } from './referrals.service.ts';

const naming = { name: 'referral_name', max: 20, seconds: 60 * 60, key: byLearner };

export function referralsRoutes(app: FastifyInstance, deps: ServiceDeps): void {
  serve(app, getReferralStats, ({ user, request, reply }) =>
    readStats(deps, user.userId, originOf(request, reply)),
  );

  serve(
    app,
    setReferrer,
    ({ user, body, request, reply, fail }) =>
      nameReferrer(deps, user.userId, body.code, originOf(request, reply), fail),
    { limits: [naming] },
  );
}
