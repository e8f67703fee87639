/** The sandbox gateway: it answers Stripe's SDK, and signs what it sends. The only door for other features. */
export { sandboxFetch } from './gateway.service.ts';
export { triggerNextEvent, nextEvent } from './customer-clock.service.ts';
export { webhookSecret } from './deliveries.service.ts';
