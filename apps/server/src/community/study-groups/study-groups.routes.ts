import * as contract from '@rounds/contract/community/study-groups';
import type { FastifyInstance } from 'fastify';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { serveChanges } from '../../platform/http/live.ts';
import { paged } from '../../platform/http/paging.ts';
import { Prepared } from '../../platform/http/prepared.ts';
import { done, serve } from '../../platform/http/serve.ts';
import * as service from './study-groups.service.ts';

const hour = 60 * 60;
const founding: Limit = { name: 'group-create', max: 20, seconds: hour, key: byLearner };
/** Codes can't be tried out. */
const joining: Limit = { name: 'group-join', max: 60, seconds: hour, key: byLearner };
const writing: Limit = { name: 'message', max: 300, seconds: hour, key: byLearner };

export function studyGroupsRoutes(app: FastifyInstance, deps: service.StudyGroupsDeps): void {
  serve(app, contract.listStudyGroups, async ({ user, query, request }) =>
    paged(await service.readGroups(deps, user.userId, query), request.url),
  );

  serve(
    app,
    contract.createStudyGroup,
    async ({ user, body }) => new Prepared(await service.foundGroup(deps, user.userId, body)),
    { limits: [founding] },
  );

  serve(
    app,
    contract.getStudyGroup,
    async ({ user, params, fail }) =>
      new Prepared(await service.readGroup(deps, user.userId, params.id, fail)),
  );

  serve(
    app,
    contract.updateStudyGroup,
    async ({ user, params, body, fail }) =>
      new Prepared(await service.changeGroup(deps, user.userId, params.id, body, fail)),
  );

  serve(app, contract.deleteStudyGroup, async ({ user, params, fail }) => {
    await service.endGroup(deps, user.userId, params.id, fail);
    return done;
  });

  serve(
    app,
    contract.joinStudyGroup,
    async ({ user, params, body, fail }) =>
      new Prepared(await service.joinGroup(deps, user.userId, params.id, body?.code ?? null, fail)),
    { limits: [joining] },
  );

  serve(app, contract.leaveStudyGroup, async ({ user, params, fail }) => {
    await service.leaveGroup(deps, user.userId, params.id, fail);
    return done;
  });

  serve(
    app,
    contract.listGroupMembers,
    async ({ user, params, fail }) =>
      new Prepared(await service.readMembers(deps, user.userId, params.id, fail)),
  );

  serve(app, contract.listGroupMessages, async ({ user, params, query, request, fail }) =>
    paged(await service.readThread(deps, user.userId, params.id, query, fail), request.url),
  );

  serve(
    app,
    contract.postGroupMessage,
    async ({ user, params, body, fail }) =>
      new Prepared(await service.writeToGroup(deps, user.userId, params.id, body.content, fail)),
    { limits: [writing] },
  );

  serveChanges(app, {
    path: '/api/study-groups/:id/events',
    of: contract.listGroupMembers,
    authorize: ({ user, params, fail }) => service.topicOfGroup(deps, user.userId, params.id, fail),
  });
}
