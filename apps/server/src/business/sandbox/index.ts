/** The sandbox gateway: it answers Stripe's SDK, and signs its events. The only entry point for other features. */
export { sandboxFetch } from './calls/gateway.service.ts';
export { triggerNextEvent, nextEvent } from './clocks/customer-clock.service.ts';
export { webhookSecret } from './deliveries/deliveries.service.ts';
export { deleteSandbox } from './sandbox.queries.ts';
export { startDispute } from './intents/play-dispute.service.ts';
