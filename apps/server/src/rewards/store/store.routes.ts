import { getAvatar, getLearner, listAvatars, putAvatar } from '@rounds/contract/rewards/store.avatar';
import * as contract from '@rounds/contract/rewards/store';
import type { FastifyInstance } from 'fastify';
import type { SignedIn } from '../../platform/http/access.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { once } from '../../platform/http/idempotency.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeAvatar, readAvatar, readAvatars, readLearner } from './avatar.service.ts';
import * as service from './store.service.ts';

export function rewardsRoutes(app: FastifyInstance, deps: service.RewardsDeps): void {
  serve(app, getAvatar, ({ user, params }) => readAvatar(deps.db, params.userId, user.userId));

  serve(app, listAvatars, ({ user, query }) => readAvatars(deps.db, query.ids, user.userId));

  serve(app, putAvatar, ({ user, params, body }) => {
    requireOwn(user, params.userId);
    return changeAvatar(deps.db, user.userId, body);
  });

  serve(app, getLearner, ({ user, params }) => readLearner(deps.db, params.userId, user.userId));

  serve(app, contract.listRewards, ({ query }) => service.readRewards(deps, query));

  serve(app, contract.listInventory, ({ user, params, query }) => {
    requireOwn(user, params.userId);
    return service.readInventory(deps, user.userId, query);
  });

  serve(app, contract.purchase, ({ user, body, request }) =>
    service.buy(deps, user.userId, body.itemId, (work) =>
      once(deps.db, request, user.userId, deps.clock.now(), work),
    ),
  );

  serve(app, contract.equip, ({ user, body }) => service.wear(deps, user.userId, body.itemId, true));

  serve(app, contract.unequip, ({ user, body }) => service.wear(deps, user.userId, body.itemId, false));

  serve(app, contract.listPoints, ({ user, params, query }) => {
    requireOwn(user, params.userId);
    return service.readPoints(deps, user.userId, query);
  });

  serve(app, contract.getPointsTotals, ({ user, params }) => {
    requireOwn(user, params.userId);
    return service.readTotals(deps, user.userId);
  });
}

/** @throws ApiError 403 for what belongs to another learner, whether there is such a one or not */
function requireOwn(user: SignedIn, userId: number): void {
  if (user.userId !== userId) throw new ApiError(403, 'not_yours', 'That belongs to someone else.');
}
