import * as contract from '@rounds/contract/learning/sharing';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { jsonLdContext, definitionOf, issuerOf } from './credential.rules.ts';
import * as service from './sharing.service.ts';

const hour = 60 * 60;
const sharing: Limit = { name: 'share-badge', max: 120, seconds: hour, key: byLearner };
const signing: Limit = { name: 'badge-credential', max: 120, seconds: hour, key: byLearner };

/** For verifiers elsewhere, including browsers. It contains no personal data. */
export function allowAnyOrigin(reply: FastifyReply, seconds = 300): void {
  reply
    .header('Access-Control-Allow-Origin', '*')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('Cache-Control', `public, max-age=${seconds}`);
}

export function sharingRoutes(app: FastifyInstance, deps: service.SharingDeps): void {
  const { addresses, signer } = deps;

  serve(app, contract.findShare, ({ user, params, fail }) =>
    service.readShare(deps, user.userId, params.id, fail),
  );

  serve(
    app,
    contract.createShare,
    ({ user, params, fail }) => service.shareBadge(deps, user.userId, params.id, fail),
    {
      limits: [sharing],
    },
  );

  serve(app, contract.revokeShare, ({ user, params, fail }) =>
    service.endShare(deps, user.userId, params.id, fail),
  );

  serve(
    app,
    contract.downloadCredential,
    ({ user, params, fail }) => service.ownCredential(deps, user.userId, params.id, fail),
    { limits: [signing] },
  );

  serve(app, contract.getSharedBadge, ({ user, params, fail }) =>
    service.readShared(deps, params.token, user?.userId ?? null, fail),
  );

  serve(app, contract.listBadgeKeys, async ({ reply }) => {
    const key = await signer.publicKey();
    allowAnyOrigin(reply);
    return { keys: [key] };
  });

  serve(app, contract.getBadgeKey, async ({ params, reply, fail }) => {
    const key = await signer.publicKey();
    if (key.kid !== params.kid) throw fail('key_not_found');
    allowAnyOrigin(reply);
    return key;
  });

  serve(app, contract.getBadgeIssuer, ({ reply }) => {
    allowAnyOrigin(reply);
    return { '@context': jsonLdContext, ...issuerOf(addresses) };
  });

  serve(app, contract.getBadgeDefinition, async ({ params, reply, fail }) => {
    const achievement = await service.readDefinition(deps, params.slug, fail);
    allowAnyOrigin(reply);
    return { '@context': jsonLdContext, ...definitionOf(achievement, addresses, deps.requirements) };
  });
}
