import { blockPerson, listBlocks, reportContent, unblockPerson } from '@rounds/contract/community/moderation';
import type { FastifyInstance } from 'fastify';
import { byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { type ModerationDeps, block, readBlocks, report, unblock } from './moderation.service.ts';

const reporting = { name: 'content_report', max: 20, seconds: 3600, key: byLearner };

export function moderationRoutes(app: FastifyInstance, deps: ModerationDeps): void {
  serve(app, reportContent, ({ user, body, fail }) => report(deps, user.userId, body, fail), {
    limits: [reporting],
  });
  serve(app, listBlocks, ({ user, query }) => readBlocks(deps, user.userId, query));
  serve(app, blockPerson, ({ user, params, fail }) => block(deps, user.userId, params.id, fail));
  serve(app, unblockPerson, ({ user, params }) => unblock(deps, user.userId, params.id));
}
