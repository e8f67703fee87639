import * as contract from '@rounds/contract/learning/sharing';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../../platform/http/errors.ts';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { done, serve } from '../../platform/http/serve.ts';
import { context, definitionOf, issuerOf } from './credential.rules.ts';
import * as service from './sharing.service.ts';

const hour = 60 * 60;
const sharing: Limit = { name: 'share-badge', max: 120, seconds: hour, key: byLearner };
const signing: Limit = { name: 'badge-credential', max: 120, seconds: hour, key: byLearner };

/** For what verifiers in other places read, also in a browser. It says nothing about anybody. */
export function forEverybody(reply: FastifyReply, seconds = 300): void {
  reply
    .header('Access-Control-Allow-Origin', '*')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('Cache-Control', `public, max-age=${seconds}`);
}

export function sharingRoutes(app: FastifyInstance, deps: service.SharingDeps): void {
  const { addresses, signer } = deps;

  serve(app, contract.findShare, async ({ user, params }) => ({
    share: await service.readShare(deps, user.userId, params.id),
  }));

  serve(app, contract.createShare, ({ user, params }) => service.shareBadge(deps, user.userId, params.id), {
    limits: [sharing],
  });

  serve(app, contract.revokeShare, async ({ user, params }) => {
    await service.endShare(deps, user.userId, params.id);
    return done;
  });

  serve(
    app,
    contract.downloadCredential,
    ({ user, params }) => service.ownCredential(deps, user.userId, params.id),
    { limits: [signing] },
  );

  serve(app, contract.getSharedBadge, ({ user, params }) =>
    service.readShared(deps, params.token, user?.userId ?? null),
  );

  serve(app, contract.listBadgeKeys, async ({ reply }) => {
    const key = await signer.publicKey();
    forEverybody(reply);
    return { keys: [key] };
  });

  serve(app, contract.getBadgeKey, async ({ params, reply }) => {
    const key = await signer.publicKey();
    if (key.kid !== params.kid) throw new ApiError(404, 'key_not_found', 'There is no such key.');
    forEverybody(reply);
    return key;
  });

  serve(app, contract.getBadgeIssuer, ({ reply }) => {
    forEverybody(reply);
    return { '@context': context, ...issuerOf(addresses) };
  });

  serve(app, contract.getBadgeDefinition, async ({ params, reply }) => {
    const achievement = await service.readDefinition(deps, params.slug);
    forEverybody(reply);
    return { '@context': context, ...definitionOf(achievement, addresses) };
  });
}
