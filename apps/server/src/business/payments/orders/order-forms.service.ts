import { offers, pass } from '@rounds/contract/business/plans.offers.rules';
import Stripe from 'stripe';
import { gatewayPriceOf } from '../gateway/customers.service.ts';
import type { Order } from './orders.queries.ts';
import type { GatewayDeps } from '../payments.deps.ts';

type OrderOf<Kind extends Order['kind']> = Extract<Order, { readonly kind: Kind }>;

/** What the learner needs to pay: the client secret of a form, or the URL of a hosted page. */
export interface Opened {
  readonly reference: string;
  readonly clientSecret: string | null;
  readonly url: string | null;
  /** What the form charges. A hosted page shows that itself. */
  readonly dueCents: number | null;
}

type State = 'open' | 'paid' | 'gone';

/** How an order is paid at the gateway: by the first invoice of a subscription, on a hosted page, or by one payment. */
interface OrderForm<Kind extends Order['kind']> {
  /** Creates it; idempotent per order. */
  readonly open: (deps: GatewayDeps, order: OrderOf<Kind>, customer: string) => Promise<Opened>;
  readonly state: (deps: GatewayDeps, reference: string) => Promise<State>;
  readonly cancel: (deps: GatewayDeps, reference: string) => Promise<unknown>;
}

const metadataOf = (order: Order, name: string) => ({ order: String(order.id), name });

const embeddedForm: OrderForm<'subscription'> = {
  async open(deps, order, customer) {
    const { stripe, keyFor } = deps.gateway;
    const expand = ['latest_invoice.confirmation_secret'];
    const subscription =
      order.reference !== null
        ? await stripe.subscriptions.retrieve(order.reference, { expand })
        : await stripe.subscriptions.create(
            {
              customer,
              items: [{ price: await gatewayPriceOf(deps, order.priceId) }],
              payment_behavior: 'default_incomplete',
              payment_settings: { save_default_payment_method: 'on_subscription' },
              metadata: metadataOf(order, offers[order.priceId].name),
              expand,
            },
            await keyFor(`order-${order.id}`),
          );
    const invoice = subscription.latest_invoice;
    const due = typeof invoice === 'object' ? invoice : null;
    return {
      reference: subscription.id,
      clientSecret: due?.confirmation_secret?.client_secret ?? null,
      url: null,
      dueCents: due?.amount_due ?? null,
    };
  },
  async state({ gateway }, reference) {
    const { status } = await gateway.stripe.subscriptions.retrieve(reference);
    if (status === 'incomplete') return 'open';
    return status === 'incomplete_expired' || status === 'canceled' ? 'gone' : 'paid';
  },
  cancel: ({ gateway }, reference) => gateway.stripe.subscriptions.cancel(reference),
};

/** A one-time coupon for the discount of this order. */
async function couponOf({ gateway: { stripe, keyFor } }: GatewayDeps, order: Order): Promise<string> {
  const { id } = await stripe.coupons.create(
    {
      amount_off: order.discountCents,
      currency: 'usd',
      duration: 'once',
      max_redemptions: 1,
      name: order.discountCode ?? 'Rounds',
    },
    await keyFor(`coupon-${order.id}`),
  );
  return id;
}

const hostedForm: OrderForm<'subscription'> = {
  async open(deps, order, customer) {
    const { stripe, keyFor } = deps.gateway;
    const metadata = metadataOf(order, offers[order.priceId].name);
    const session =
      order.reference !== null
        ? await stripe.checkout.sessions.retrieve(order.reference)
        : await stripe.checkout.sessions.create(
            {
              mode: 'subscription',
              ui_mode: 'hosted_page',
              customer,
              line_items: [{ price: await gatewayPriceOf(deps, order.priceId), quantity: 1 }],
              ...(order.discountCents > 0 && { discounts: [{ coupon: await couponOf(deps, order) }] }),
              success_url: `${deps.publicUrl()}/dashboard`,
              cancel_url: `${deps.publicUrl()}/pricing`,
              metadata,
              subscription_data: { metadata },
            },
            await keyFor(`order-${order.id}`),
          );
    return { reference: session.id, clientSecret: null, url: session.url, dueCents: null };
  },
  async state({ gateway }, reference) {
    const { status } = await gateway.stripe.checkout.sessions.retrieve(reference);
    if (status === 'open') return 'open';
    return status === 'complete' ? 'paid' : 'gone';
  },
  cancel: ({ gateway }, reference) => gateway.stripe.checkout.sessions.expire(reference),
};

const passForm: OrderForm<'pass'> = {
  async open({ gateway: { stripe, keyFor } }, order, customer) {
    const intent =
      order.reference !== null
        ? await stripe.paymentIntents.retrieve(order.reference)
        : await stripe.paymentIntents.create(
            {
              amount: order.amountCents,
              currency: 'usd',
              customer,
              automatic_payment_methods: { enabled: true },
              description: `Rounds Student, ${pass.days} days`,
              metadata: metadataOf(order, 'Student'),
            },
            await keyFor(`order-${order.id}`),
          );
    return { reference: intent.id, clientSecret: intent.client_secret, url: null, dueCents: intent.amount };
  },
  async state({ gateway }, reference) {
    const { status } = await gateway.stripe.paymentIntents.retrieve(reference);
    if (status === 'succeeded' || status === 'processing') return 'paid';
    return status === 'canceled' ? 'gone' : 'open';
  },
  cancel: ({ gateway }, reference) => gateway.stripe.paymentIntents.cancel(reference),
};

const subscriptionFormOf = ({ checkout }: OrderOf<'subscription'>) =>
  checkout === 'hosted' ? hostedForm : embeddedForm;

const formOf = (order: Order): Omit<OrderForm<Order['kind']>, 'open'> =>
  order.kind === 'pass' ? passForm : subscriptionFormOf(order);

export const openAtGateway = (deps: GatewayDeps, order: Order, customer: string): Promise<Opened> =>
  order.kind === 'pass'
    ? passForm.open(deps, order, customer)
    : subscriptionFormOf(order).open(deps, order, customer);

/** The order's state at the gateway. One that never reached it can still be opened. */
export const stateAtGateway = async (deps: GatewayDeps, order: Order): Promise<State> =>
  order.reference === null ? 'open' : formOf(order).state(deps, order.reference);

/** Whether the gateway refuses for good. A key that is currently in use doesn't count. */
export const isRefused = (error: unknown): boolean =>
  (error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError) &&
  error.statusCode !== 409;

/** Cancels an order at the gateway. @returns false if it turns out to be paid */
export async function cancelAtGateway(deps: GatewayDeps, order: Order): Promise<boolean> {
  if (order.reference === null) return true;
  const state = await stateAtGateway(deps, order);
  // Canceling would end a running plan.
  if (state !== 'open') return state === 'gone';
  try {
    await formOf(order).cancel(deps, order.reference);
    return true;
  } catch (error) {
    // It was paid or canceled after we looked.
    if (!isRefused(error)) throw error;
    return (await stateAtGateway(deps, order)) === 'gone';
  }
}
