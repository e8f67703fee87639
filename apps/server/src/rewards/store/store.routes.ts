import { getAvatar, getLearner, listAvatars, putAvatar } from '@rounds/contract/rewards/store.avatar';
import * as contract from '@rounds/contract/rewards/store';
import type { FastifyInstance } from 'fastify';
import type { SignedIn } from '../../platform/http/access.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { once } from '../../platform/http/idempotency.ts';
import { serve } from '../../platform/http/serve.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { changeAvatar, readAvatar, readAvatars, readLearner } from './avatar.service.ts';
import * as service from './store.service.ts';

export function rewardsRoutes(app: FastifyInstance, deps: ServiceDeps): void {
  serve(app, getAvatar, ({ user, params, fail }) => readAvatar(deps.db, params.userId, user.userId, fail));

  serve(app, listAvatars, ({ user, query }) => readAvatars(deps.db, query.ids, user.userId));

  serve(app, putAvatar, ({ user, params, body, fail }) => {
    requireOwn(user, params.userId, fail);
    return changeAvatar(deps.db, user.userId, body);
  });

  serve(app, getLearner, ({ user, params, fail }) => readLearner(deps.db, params.userId, user.userId, fail));

  serve(app, contract.listRewards, ({ query }) => service.readRewards(deps, query));

  serve(app, contract.listInventory, ({ user, params, query, fail }) => {
    requireOwn(user, params.userId, fail);
    return service.readInventory(deps, user.userId, query);
  });

  serve(app, contract.purchase, ({ user, body, request, fail }) =>
    once(deps.db, request, user.userId, deps.clock.now(), fail, (tx) =>
      service.buy(tx, user.userId, body.itemId, deps.clock.now(), fail),
    ),
  );

  serve(app, contract.equip, ({ user, body, fail }) =>
    service.equipItem(deps, user.userId, body.itemId, fail),
  );

  serve(app, contract.unequip, ({ user, body, fail }) =>
    service.unequipItem(deps, user.userId, body.itemId, fail),
  );

  serve(app, contract.listPoints, ({ user, params, query, fail }) => {
    requireOwn(user, params.userId, fail);
    return service.readPoints(deps, user.userId, query);
  });

  serve(app, contract.getPointsTotals, ({ user, params, fail }) => {
    requireOwn(user, params.userId, fail);
    return service.readTotals(deps, user.userId);
  });
}

/** Refuses another learner's data, whether or not that learner exists. */
function requireOwn(user: SignedIn, userId: number, fail: Fail<'not_yours'>): void {
  if (user.userId !== userId) throw fail('not_yours');
}
