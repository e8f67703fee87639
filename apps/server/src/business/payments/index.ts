/** Payments: the gateway, orders, and what the gateway says of them. The only door for other features. */
export { customerOf, gatewayPriceOf } from './customers.service.ts';
export { gatewayOf } from './gateway.ts';
export { type GatewayDeps, type PaymentsDeps, asking, requireGateway } from './payments.deps.ts';
export { type Held, liveSubscription } from './live-subscription.service.ts';
export { startOnCredit } from './start-on-credit.service.ts';
export { syncInvoice } from './sync-payment.service.ts';
export { syncSetup } from './sync-setup.service.ts';
export { idOf, syncSubscription } from './sync-subscription.service.ts';
