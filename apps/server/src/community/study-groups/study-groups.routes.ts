import * as contract from '@rounds/contract/community/study-groups';
import type { FastifyInstance } from 'fastify';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { serveChanges } from '../../platform/http/live.ts';
import { done, serve } from '../../platform/http/serve.ts';
import * as service from './study-groups.service.ts';

const hour = 60 * 60;
const founding: Limit = { name: 'group-create', max: 20, seconds: hour, key: byLearner };
/** Codes can't be tried out. */
const joining: Limit = { name: 'group-join', max: 60, seconds: hour, key: byLearner };
const writing: Limit = { name: 'message', max: 300, seconds: hour, key: byLearner };

export function studyGroupsRoutes(app: FastifyInstance, deps: service.StudyGroupsDeps): void {
  serve(app, contract.listStudyGroups, ({ user, query }) => service.readGroups(deps, user.userId, query));

  serve(app, contract.createStudyGroup, ({ user, body }) => service.foundGroup(deps, user.userId, body), {
    limits: [founding],
  });

  serve(app, contract.getStudyGroup, ({ user, params }) =>
    service.readGroup(deps.db, user.userId, params.id),
  );

  serve(app, contract.updateStudyGroup, ({ user, params, body }) =>
    service.changeGroup(deps, user.userId, params.id, body),
  );

  serve(app, contract.deleteStudyGroup, async ({ user, params }) => {
    await service.endGroup(deps, user.userId, params.id);
    return done;
  });

  serve(
    app,
    contract.joinStudyGroup,
    ({ user, params, body }) => service.joinGroup(deps, user.userId, params.id, body?.code ?? null),
    { limits: [joining] },
  );

  serve(app, contract.leaveStudyGroup, async ({ user, params }) => {
    await service.leaveGroup(deps, user.userId, params.id);
    return done;
  });

  serve(app, contract.listGroupMembers, ({ user, params }) =>
    service.readMembers(deps, user.userId, params.id),
  );

  serve(app, contract.listGroupMessages, ({ user, params, query }) =>
    service.readThread(deps, user.userId, params.id, query),
  );

  serve(
    app,
    contract.postGroupMessage,
    ({ user, params, body }) => service.writeToGroup(deps, user.userId, params.id, body.content),
    { limits: [writing] },
  );

  serveChanges(app, {
    path: '/api/study-groups/:id/events',
    params: contract.getStudyGroup.params,
    authorize: ({ user, params }) => service.topicOfGroup(deps, user.userId, params.id),
  });
}
