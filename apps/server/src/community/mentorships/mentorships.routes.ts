import * as contract from '@rounds/contract/community/mentorships';
import type { FastifyInstance } from 'fastify';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { serveChanges } from '../../platform/http/live.ts';
import { paged } from '../../platform/http/paging.ts';
import { Prepared } from '../../platform/http/prepared.ts';
import { serve } from '../../platform/http/serve.ts';
import * as service from './mentorships.service.ts';

const asking: Limit = { name: 'mentorship-request', max: 20, seconds: 24 * 60 * 60, key: byLearner };
const writing: Limit = { name: 'message', max: 300, seconds: 60 * 60, key: byLearner };

export function mentorshipsRoutes(app: FastifyInstance, deps: service.MentorshipsDeps): void {
  serve(app, contract.listMentors, async ({ user, query, request }) =>
    paged(await service.readMentors(deps, user.userId, query), request.url),
  );

  serve(app, contract.listMentorships, async ({ user, query, request }) =>
    paged(await service.readMentorships(deps, user.userId, query), request.url),
  );

  serve(
    app,
    contract.requestMentorship,
    async ({ user, body, fail }) =>
      new Prepared(await service.askForMentoring(deps, user.userId, body, fail)),
    { limits: [asking] },
  );

  serve(
    app,
    contract.getMentorship,
    async ({ user, params, fail }) =>
      new Prepared(await service.readMentorship(deps, user.userId, params.id, fail)),
  );

  serve(
    app,
    contract.updateMentorship,
    async ({ user, params, body, fail }) =>
      new Prepared(await service.changeMentorship(deps, user.userId, params.id, body, fail)),
  );

  serve(app, contract.listMentorshipMessages, async ({ user, params, query, request, fail }) =>
    paged(await service.readThread(deps, user.userId, params.id, query, fail), request.url),
  );

  serve(
    app,
    contract.postMentorshipMessage,
    async ({ user, params, body, fail }) =>
      new Prepared(await service.writeInMentorship(deps, user.userId, params.id, body.content, fail)),
    { limits: [writing] },
  );

  serveChanges(app, {
    path: '/api/mentorships/:id/events',
    of: contract.getMentorship,
    authorize: ({ user, params, fail }) => service.topicOfMentorship(deps, user.userId, params.id, fail),
  });
}
