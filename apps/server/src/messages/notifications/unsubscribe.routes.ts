import { endSubscription, getSubscription } from '@rounds/contract/messages/notifications.unsubscribe';
import { notificationErrors } from '@rounds/contract/messages/notifications.errors';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/address.ts';
import { failWith } from '../../platform/http/errors.ts';
import { okAnswer, serve } from '../../platform/http/serve.ts';
import * as service from './unsubscribe.service.ts';

const fail = failWith([notificationErrors.unsubscribe_link_invalid]);
/** What a mail program sends: `List-Unsubscribe=One-Click`. */
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export function unsubscribeRoutes(app: FastifyInstance, deps: service.UnsubscribeDeps): void {
  serve(app, getSubscription, ({ query, fail }) => service.readSubscription(deps, query.token, fail));
  serve(app, endSubscription, ({ body, fail }) => service.endSubscription(deps, body.token, fail));

  // Mail programs post here (RFC 8058): to the page's own address, whose token says everything. A GET only shows the
  // page, for programs that follow links by themselves.
  app.register((mails, _options, registered) => {
    mails.addContentTypeParser(forms, { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    mails.addHook('onRequest', (request, _reply, next) => {
      app.guard.count(callerOf(request));
      next();
    });
    mails.post<{ Querystring: { token?: unknown } }>('/unsubscribe', async ({ query: { token } }) => {
      await service.endSubscription(deps, typeof token === 'string' ? token : '', fail);
      return okAnswer;
    });
    registered();
  });
}
