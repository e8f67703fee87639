import * as contract from '@rounds/contract/community/group-tests';
import type { Feature } from '../../platform/feature.ts';
import { attemptLimits } from '../../learning/notes/index.ts';
import { serve } from '../../platform/http/serve.ts';
import { exportGroupTests, selectOptionalOpened } from './group-tests.queries.ts';
import * as service from './group-tests.service.ts';
import { selectOptionalText, setHidden } from './moderation.queries.ts';

/** Tests from notes, shared with study groups. */
export const groupTests: Feature = {
  name: 'community/group-tests',
  routes(app, deps) {
    serve(app, contract.listGroupTests, ({ user, params, fail }) =>
      service.listOfGroup(deps, user.userId, params.id, fail),
    );
    serve(app, contract.shareGroupTest, ({ user, params, body, fail }) =>
      service.shareTest(deps, user.userId, params.id, body, fail),
    );
    serve(app, contract.listTestShares, ({ user, params, fail }) =>
      service.listShares(deps, user.userId, params.id, fail),
    );
    serve(app, contract.getGroupTest, ({ user, params, fail }) =>
      service.openTest(deps, user.userId, params.id, fail),
    );
    serve(app, contract.unshareGroupTest, ({ user, params, fail }) =>
      service.unshareTest(deps, user.userId, params.id, fail),
    );
    serve(
      app,
      contract.takeGroupTest,
      ({ user, params, body, fail }) => service.takeTest(deps, user.userId, params.id, body, fail),
      { limits: attemptLimits },
    );
  },
  exportParts: { groupTests: exportGroupTests },
  reportables: [
    {
      kind: 'group_test',
      async seen(sql, userId, id) {
        const found = await selectOptionalOpened(sql, userId, id);
        return found && { authorId: found.ownerId };
      },
      read: selectOptionalText,
      async setHidden(tx, id, at) {
        await setHidden(tx, id, at);
      },
    },
  ],
};
