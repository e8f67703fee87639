import { listAds, recordClick, recordImpression } from '@rounds/contract/business/ads';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../platform/http/address.ts';
import { serve } from '../../platform/http/serve.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { clickAd, listAdsFor, seeAd } from './ads.service.ts';

const maxAgentLength = 500;

export function adsRoutes(app: FastifyInstance, deps: ServiceDeps): void {
  serve(app, listAds, ({ user, query }) => listAdsFor(deps, user.userId, query));

  serve(app, recordImpression, async ({ user, body, fail }) => {
    const counted = await seeAd(deps, user.userId, body.advertisementId, body.placement, fail);
    return { ok: true as const, counted };
  });

  serve(app, recordClick, async ({ user, body, request, fail }) => {
    const userAgent = request.headers['user-agent']?.slice(0, maxAgentLength) ?? null;
    const source = { ipAddress: addressOf(request), userAgent };
    const counted = await clickAd(deps, user.userId, body.advertisementId, body.placement, source, fail);
    return { ok: true as const, counted };
  });
}
