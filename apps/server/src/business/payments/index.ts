/** Payments: the gateway, orders, and keeping both in sync. The only door for other features. */
export { customerOf, gatewayPriceOf } from './customers.service.ts';
export { gatewayOf } from './gateway.ts';
export { type GatewayDeps, type PaymentsDeps, callGateway, requireGateway } from './payments.deps.ts';
export { type SubscriptionRow, selectOptionalLive } from './subscriptions.queries.ts';
export { startOnCredit } from './start-on-credit.service.ts';
export { syncInvoice } from './sync-payment.service.ts';
export { syncSetup } from './sync-setup.service.ts';
export { idOf, syncSubscription } from './sync-subscription.service.ts';
