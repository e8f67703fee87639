import * as contract from '@rounds/contract/learning/review';
import type { FastifyInstance } from 'fastify';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { readMemory } from './fitting.service.ts';
import { listItems, readReview, removeItem, saveSettings, suspendItem } from './review.service.ts';

const setting: Limit = { name: 'review', max: 300, seconds: 600, key: byLearner };

export function reviewRoutes(app: FastifyInstance, deps: ServiceDeps): void {
  const limits = [setting];
  serve(app, contract.getReview, ({ user }) => readReview(deps, user.userId));
  serve(app, contract.saveReviewSettings, ({ user, body }) => saveSettings(deps, user.userId, body), {
    limits,
  });
  serve(app, contract.getReviewMemory, ({ user }) => readMemory(deps, user.userId));
  serve(app, contract.listReviewItems, ({ user, query }) => listItems(deps, user.userId, query));
  serve(
    app,
    contract.suspendReviewItem,
    ({ user, params, body, fail }) => suspendItem(deps, user.userId, { ...params, ...body }, fail),
    { limits },
  );
  serve(
    app,
    contract.forgetReviewItem,
    ({ user, params, fail }) => removeItem(deps, user.userId, params.id, fail),
    { limits },
  );
}
