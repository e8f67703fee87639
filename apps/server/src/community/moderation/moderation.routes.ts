import { blockPerson, listBlocks, reportContent, unblockPerson } from '@rounds/contract/community/moderation';
import type { FastifyInstance } from 'fastify';
import { byLearner } from '../../platform/http/limits.ts';
import { okAnswer, serve } from '../../platform/http/serve.ts';
import { type ModerationDeps, block, readBlocks, report, unblock } from './moderation.service.ts';

const reporting = { name: 'content_report', max: 20, seconds: 3600, key: byLearner };

export function moderationRoutes(app: FastifyInstance, deps: ModerationDeps): void {
  serve(
    app,
    reportContent,
    async ({ user, body, fail }) => {
      await report(deps, user.userId, body, fail);
      return okAnswer;
    },
    { limits: [reporting] },
  );
  serve(app, listBlocks, ({ user, query }) => readBlocks(deps, user.userId, query));
  serve(app, blockPerson, async ({ user, params, fail }) => {
    await block(deps, user.userId, params.id, fail);
    return okAnswer;
  });
  serve(app, unblockPerson, async ({ user, params }) => {
    await unblock(deps, user.userId, params.id);
    return okAnswer;
  });
}
