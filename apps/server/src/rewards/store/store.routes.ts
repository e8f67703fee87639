import { getAvatar, getLearner, listAvatars, putAvatar } from '@rounds/contract/rewards/store.avatar';
import * as contract from '@rounds/contract/rewards/store';
import type { FastifyInstance } from 'fastify';
import type { SignedIn } from '../../platform/http/access.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { once } from '../../platform/http/idempotency.ts';
import { paged } from '../../platform/http/paging.ts';
import { Prepared } from '../../platform/http/prepared.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeAvatar, readAvatar, readAvatars, readLearner } from './avatar.service.ts';
import * as service from './store.service.ts';

export function rewardsRoutes(app: FastifyInstance, deps: service.RewardsDeps): void {
  serve(
    app,
    getAvatar,
    async ({ user, params }) => new Prepared(await readAvatar(deps.db, params.userId, user.userId)),
  );

  serve(
    app,
    listAvatars,
    async ({ user, query }) => new Prepared(await readAvatars(deps.db, query.ids, user.userId)),
  );

  serve(app, putAvatar, async ({ user, params, body }) => {
    requireOwn(user, params.userId);
    return new Prepared(await changeAvatar(deps.db, user.userId, body));
  });

  serve(
    app,
    getLearner,
    async ({ user, params }) => new Prepared(await readLearner(deps.db, params.userId, user.userId)),
  );

  serve(app, contract.listRewards, async ({ query, request }) =>
    paged(await service.readRewards(deps, query), request.url),
  );

  serve(app, contract.listInventory, async ({ user, params, query, request }) => {
    requireOwn(user, params.userId);
    return paged(await service.readInventory(deps, user.userId, query), request.url);
  });

  serve(app, contract.purchase, ({ user, body, request }) =>
    service.buy(deps, user.userId, body.itemId, (work) =>
      once(deps.db, request, user.userId, deps.clock.now(), work),
    ),
  );

  serve(app, contract.equip, ({ user, body }) => service.wear(deps, user.userId, body.itemId, true));

  serve(app, contract.unequip, ({ user, body }) => service.wear(deps, user.userId, body.itemId, false));

  serve(app, contract.listPoints, async ({ user, params, query, request }) => {
    requireOwn(user, params.userId);
    return paged(await service.readPoints(deps, user.userId, query), request.url);
  });

  serve(app, contract.getPointsTotals, async ({ user, params }) => {
    requireOwn(user, params.userId);
    return new Prepared(await service.readTotals(deps, user.userId));
  });
}

/** @throws ApiError 403 for what belongs to another learner, whether there is such a one or not */
function requireOwn(user: SignedIn, userId: number): void {
  if (user.userId !== userId) throw new ApiError(403, 'not_yours', 'That belongs to someone else.');
}
