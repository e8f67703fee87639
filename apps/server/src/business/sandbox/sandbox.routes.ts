import * as contract from '@rounds/contract/business/sandbox';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { type Post, deliver, deliveryJob } from './deliveries/deliveries.service.ts';
import * as page from './pages/page.service.ts';
import { runScheduledWork } from './clocks/scheduled-work.service.ts';

/** What browsers and webhooks do with the gateway. The server itself uses it through Stripe's SDK. */
export function sandboxRoutes(app: FastifyInstance, context: AppContext): void {
  const isOn = context.config.payments.kind === 'sandbox';

  serve(app, contract.confirmSandboxPayment, ({ body, fail }) => {
    page.requireSandbox(isOn, fail);
    return page.payWithCard(context, body, fail);
  });

  serve(app, contract.authenticateSandboxPayment, ({ body, fail }) => {
    page.requireSandbox(isOn, fail);
    return page.endAuthentication(context, body, fail);
  });

  serve(app, contract.authorizeSandboxPayment, ({ body, fail }) => {
    page.requireSandbox(isOn, fail);
    return page.endRedirect(context, body, fail);
  });

  serve(app, contract.getSandboxSession, ({ params, fail }) => {
    page.requireSandbox(isOn, fail);
    return page.readSession(context, params.id, fail);
  });

  serve(app, contract.paySandboxSession, ({ params, body, fail }) => {
    page.requireSandbox(isOn, fail);
    return page.payOnPage(context, params.id, body.card, fail);
  });

  if (!isOn) return;
  // Sent as a request to our own webhook, which checks it as it checks Stripe's.
  const post: Post = async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const reply = await app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload });
    return reply.statusCode;
  };
  // A payment makes a dozen events. Delivering them one by one would keep the learner waiting.
  context.jobs.define<{ id: number }>(deliveryJob, ({ id }) => deliver(context, post, id), { atOnce: 20 });
  context.jobs.schedule('sandbox.tick', '* * * * *', () => runScheduledWork(context, post));
}
