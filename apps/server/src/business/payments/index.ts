/** Payments: the gateway, orders, and keeping both in sync. The only entry point for other features. */
export { customerOf, gatewayPriceOf } from './gateway/customers.service.ts';
export { gatewayOf } from './gateway/gateway.ts';
export { type GatewayDeps, type PaymentsDeps, callGateway, requireGateway } from './payments.deps.ts';
export { type SubscriptionRow, selectOptionalLive } from './sync/subscriptions.queries.ts';
export { startOnCredit } from './orders/start-on-credit.service.ts';
export { syncInvoice } from './sync/sync-payment.service.ts';
export { syncSetup } from './sync/sync-setup.service.ts';
export { idOf, syncSubscription } from './sync/sync-subscription.service.ts';
