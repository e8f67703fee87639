import { getAvatar, getLearner, listAvatars, putAvatar } from '@rounds/contract/rewards/store.avatar';
import * as contract from '@rounds/contract/rewards/store';
import type { FastifyInstance } from 'fastify';
import type { SignedIn } from '../../platform/http/access.ts';
import type { Fail } from '../../platform/http/errors.ts';
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
    async ({ user, params, fail }) =>
      new Prepared(await readAvatar(deps.db, params.userId, user.userId, fail)),
  );

  serve(
    app,
    listAvatars,
    async ({ user, query }) => new Prepared(await readAvatars(deps.db, query.ids, user.userId)),
  );

  serve(app, putAvatar, async ({ user, params, body, fail }) => {
    requireOwn(user, params.userId, fail);
    return new Prepared(await changeAvatar(deps.db, user.userId, body));
  });

  serve(
    app,
    getLearner,
    async ({ user, params, fail }) =>
      new Prepared(await readLearner(deps.db, params.userId, user.userId, fail)),
  );

  serve(app, contract.listRewards, async ({ query, request }) =>
    paged(await service.readRewards(deps, query), request.url),
  );

  serve(app, contract.listInventory, async ({ user, params, query, request, fail }) => {
    requireOwn(user, params.userId, fail);
    return paged(await service.readInventory(deps, user.userId, query), request.url);
  });

  serve(app, contract.purchase, ({ user, body, request, fail }) =>
    service.buy(
      deps,
      user.userId,
      body.itemId,
      (work) => once(deps.db, request, user.userId, deps.clock.now(), fail, work),
      fail,
    ),
  );

  serve(app, contract.equip, ({ user, body, fail }) => service.putOn(deps, user.userId, body.itemId, fail));

  serve(app, contract.unequip, ({ user, body, fail }) =>
    service.takeOff(deps, user.userId, body.itemId, fail),
  );

  serve(app, contract.listPoints, async ({ user, params, query, request, fail }) => {
    requireOwn(user, params.userId, fail);
    return paged(await service.readPoints(deps, user.userId, query), request.url);
  });

  serve(app, contract.getPointsTotals, async ({ user, params, fail }) => {
    requireOwn(user, params.userId, fail);
    return new Prepared(await service.readTotals(deps, user.userId));
  });
}

/** Refuses what belongs to another learner, whether there is such a one or not. */
function requireOwn(user: SignedIn, userId: number, fail: Fail<'not_yours'>): void {
  if (user.userId !== userId) throw fail('not_yours');
}
