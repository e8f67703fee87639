import { sharingErrors } from '@rounds/contract/learning/sharing.errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { callerOf } from '../../platform/http/address.ts';
import { failWith } from '../../platform/http/errors.ts';
import { type Limit, byAddress, takeFromLimits } from '../../platform/http/limits.ts';
import type { Page } from '../../platform/http/pages/html-page.ts';
import { badgeSvg } from './card.drawing.ts';
import { Cards, cardTag } from './card.ts';
import { goneHead, headOf } from './page.rules.ts';
import { allowAnyOrigin } from './sharing.routes.ts';
import * as service from './sharing.service.ts';

/** Cards drawn for one address; cached ones don't count. */
const drawing: Limit = { name: 'badge-card', max: 300, seconds: 60 * 60, key: byAddress };
const day = 24 * 60 * 60;

const { badge_not_found, achievement_not_found } = sharingErrors;
const fail = failWith([badge_not_found, achievement_not_found]);
const unlisted = (reply: FastifyReply) => reply.header('X-Robots-Tag', 'noindex');

const asPage = { config: { isPage: true } };

interface ByToken {
  readonly Params: { readonly token: string };
}

/** What a shared badge's link serves outside the API: the page, its picture, and the credential's file. */
export function badgePages(
  app: FastifyInstance,
  deps: service.SharingDeps & { readonly page: Page | null },
): void {
  const cards = new Cards();
  const { page } = deps;
  app.register((pages, _options, registered) => {
    pages.addHook('onRequest', (request, _reply, next) => {
      app.guard.count(callerOf(request));
      next();
    });

    if (page) {
      pages.get<ByToken>('/b/:token', asPage, async ({ params }, reply) => {
        const badge = await service.findShared(deps, params.token);
        const head = badge ? headOf(badge, params.token, deps.addresses) : goneHead;
        unlisted(reply).header('Cache-Control', 'no-cache');
        return reply
          .code(badge ? 200 : 404)
          .type('text/html; charset=utf-8')
          .send(await page(head));
      });
    }

    pages.get<ByToken>('/b/:token/card.png', asPage, async (request, reply) => {
      const badge = await service.findShared(deps, request.params.token);
      if (!badge) throw fail('badge_not_found');
      const tag = cardTag(badge);
      const isKnown = request.headers['if-none-match']?.includes(tag) ?? false;
      if (!isKnown && !cards.has(badge)) {
        await takeFromLimits(app.db, [[drawing, drawing.key(request)]], app.clock.now(), reply);
      }
      unlisted(reply)
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('ETag', tag)
        .header('Cache-Control', `public, max-age=${day}`);
      if (isKnown) return reply.code(304).send();
      return reply.type('image/png').send(await cards.draw(badge));
    });

    pages.get<ByToken>('/b/:token/badge.jwt', asPage, async ({ params }, reply) => {
      const file = await service.sharedCredential(deps, params.token);
      if (!file) throw fail('badge_not_found');
      unlisted(reply).header('Cache-Control', 'no-store');
      return reply
        .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
        .type('text/plain; charset=utf-8')
        .send(file.credential);
    });

    pages.get<{ Params: { slug: string } }>(
      '/api/badges/achievements/:slug/image.svg',
      async ({ params }, reply) => {
        const { icon } = await service.readDefinition(deps, params.slug, fail);
        allowAnyOrigin(reply, day);
        return reply.type('image/svg+xml').send(badgeSvg(icon));
      },
    );
    registered();
  });
}
