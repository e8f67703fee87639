import { getReferralStats, setReferrer } from '@rounds/contract/business/referrals';
import type { FastifyInstance } from 'fastify';
import { byLearner } from '../../platform/http/limits.ts';
import { done, serve } from '../../platform/http/serve.ts';
import { type ReferralsDeps, nameReferrer, readStats } from './referrals.service.ts';

const naming = { name: 'referral_name', max: 20, seconds: 60 * 60, key: byLearner };

export function referralsRoutes(app: FastifyInstance, deps: ReferralsDeps): void {
  serve(app, getReferralStats, ({ user }) => readStats(deps, user.userId));

  serve(
    app,
    setReferrer,
    async ({ user, body, fail }) => {
      await nameReferrer(deps, user.userId, body.code, fail);
      return done;
    },
    { limits: [naming] },
  );
}
