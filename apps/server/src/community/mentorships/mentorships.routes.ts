import * as contract from '@rounds/contract/community/mentorships';
import type { FastifyInstance } from 'fastify';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { serveChanges } from '../../platform/http/live.ts';
import { serve } from '../../platform/http/serve.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import * as service from './mentorships.service.ts';

const asking: Limit = { name: 'mentorship-request', max: 20, seconds: 24 * 60 * 60, key: byLearner };
const writing: Limit = { name: 'message', max: 300, seconds: 60 * 60, key: byLearner };

export function mentorshipsRoutes(app: FastifyInstance, deps: ServiceDeps): void {
  serve(app, contract.listMentors, ({ user, query }) => service.readMentors(deps, user.userId, query));

  serve(app, contract.listMentorships, ({ user, query }) =>
    service.readMentorships(deps, user.userId, query),
  );

  serve(
    app,
    contract.requestMentorship,
    ({ user, body, fail }) => service.askForMentoring(deps, user.userId, body, fail),
    { limits: [asking] },
  );

  serve(app, contract.getMentorship, ({ user, params, fail }) =>
    service.readMentorship(deps, user.userId, params.id, fail),
  );

  serve(app, contract.updateMentorship, ({ user, params, body, fail }) =>
    service.changeMentorship(deps, user.userId, params.id, body, fail),
  );

  serve(app, contract.listMentorshipMessages, ({ user, params, query, fail }) =>
    service.readThread(deps, user.userId, params.id, query, fail),
  );

  serve(
    app,
    contract.postMentorshipMessage,
    ({ user, params, body, fail }) =>
      service.writeInMentorship(deps, user.userId, params.id, body.content, fail),
    { limits: [writing] },
  );

  serveChanges(app, {
    path: '/api/mentorships/:id/events',
    of: contract.getMentorship,
    authorize: ({ user, params, fail }) => service.topicOfMentorship(deps, user.userId, params.id, fail),
  });
}
