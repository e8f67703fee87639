import * as contract from '@rounds/contract/community/study-groups';
import type { FastifyInstance } from 'fastify';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { serveChanges } from '../../platform/http/live.ts';
import { serve } from '../../platform/http/serve.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import * as service from './study-groups.service.ts';

const hour = 60 * 60;
const founding: Limit = { name: 'group-create', max: 20, seconds: hour, key: byLearner };
/** Keeps codes from being guessed. */
const joining: Limit = { name: 'group-join', max: 60, seconds: hour, key: byLearner };
const writing: Limit = { name: 'message', max: 300, seconds: hour, key: byLearner };

export function studyGroupsRoutes(app: FastifyInstance, deps: ServiceDeps): void {
  serve(app, contract.listStudyGroups, ({ user, query }) => service.readGroups(deps, user.userId, query));

  serve(app, contract.createStudyGroup, ({ user, body }) => service.createGroup(deps, user.userId, body), {
    limits: [founding],
  });

  serve(app, contract.getStudyGroup, ({ user, params, fail }) =>
    service.readGroup(deps, user.userId, params.id, fail),
  );

  serve(app, contract.updateStudyGroup, ({ user, params, body, fail }) =>
    service.changeGroup(deps, user.userId, params.id, body, fail),
  );

  serve(app, contract.deleteStudyGroup, ({ user, params, fail }) =>
    service.endGroup(deps, user.userId, params.id, fail),
  );

  serve(
    app,
    contract.joinStudyGroup,
    ({ user, params, body, fail }) =>
      service.joinGroup(deps, user.userId, params.id, body?.code ?? null, fail),
    { limits: [joining] },
  );

  serve(app, contract.leaveStudyGroup, ({ user, params, fail }) =>
    service.leaveGroup(deps, user.userId, params.id, fail),
  );

  serve(app, contract.listGroupMembers, ({ user, params, fail }) =>
    service.readMembers(deps, user.userId, params.id, fail),
  );

  serve(app, contract.listGroupMessages, ({ user, params, query, fail }) =>
    service.readThread(deps, user.userId, params.id, query, fail),
  );

  serve(
    app,
    contract.postGroupMessage,
    ({ user, params, body, fail }) => service.writeToGroup(deps, user.userId, params.id, body.content, fail),
    { limits: [writing] },
  );

  serveChanges(app, {
    path: '/api/study-groups/:id/events',
    of: contract.listGroupMembers,
    authorize: ({ user, params, fail }) => service.topicOfGroup(deps, user.userId, params.id, fail),
  });
}
