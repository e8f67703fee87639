import { sessionSeconds, totalsOf } from '../billing/billing.rules.ts';
import { type TypedCard, createPaymentMethod, liveCustomer } from '../cards/customers.service.ts';
import { invalid } from '../objects/faults.rules.ts';
import { cancelPayment, charge, createPayment, refuseDeclined } from '../intents/intents.service.ts';
import type { Ledger } from '../objects/ledger.service.ts';
import type { Metadata, PaymentIntent, Price, Session } from '../objects/objects.rules.ts';
import { type DiscountParams, discountIn, recurringPrice } from '../billing/prices.service.ts';
import { createSubscription } from '../billing/subscriptions.service.ts';

export interface NewSession {
  readonly mode: Session['mode'];
  readonly customer: string;
  readonly price: string;
  readonly discounts: DiscountParams;
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly metadata: Metadata;
  readonly subscriptionMetadata: Metadata;
  readonly expires_at: number | null;
}

/** What a session sells; Stripe's object has no field for it. */
interface Sale {
  readonly price: string;
  readonly subscriptionMetadata: Metadata;
}
type KeptSession = Session & { readonly sandbox: Sale };

/** @param pageOf returns the address of its payment page */
export async function createSession(
  ledger: Ledger,
  given: NewSession,
  pageOf: (id: string) => string,
): Promise<Session> {
  const customer = await liveCustomer(ledger, given.customer);
  const price = await priceOf(ledger, given.mode, given.price);
  const discount = await discountIn(ledger, given.discounts);
  const now = await ledger.timeOf(customer.id);
  const id = ledger.newId('checkout.session');
  const { amountDue, subtotal } = totalsOf([price.unit_amount], discount?.coupon ?? null, customer.balance);
  const [named] = given.discounts;
  const expires_at = given.expires_at ?? now + sessionSeconds;
  const session: KeptSession = {
    id,
    object: 'checkout.session',
    created: now,
    livemode: false,
    mode: given.mode,
    ui_mode: 'hosted_page',
    customer: customer.id,
    currency: price.currency,
    amount_subtotal: subtotal,
    amount_total: amountDue,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    subscription: null,
    invoice: null,
    discounts: named ? [{ coupon: named.coupon ?? null, promotion_code: named.promotion_code ?? null }] : [],
    expires_at,
    success_url: given.success_url,
    cancel_url: given.cancel_url,
    url: pageOf(id),
    metadata: given.metadata,
    sandbox: { price: price.id, subscriptionMetadata: given.subscriptionMetadata },
  };
  await ledger.save(session, { customer: customer.id, dueAt: expires_at });
  return session;
}

const priceOf = (ledger: Ledger, mode: Session['mode'], id: string): Promise<Price> =>
  mode === 'subscription' ? recurringPrice(ledger, id) : ledger.get('price', id);

const saleOf = (session: Session): Sale => (session as KeptSession).sandbox;

/** Pays on the page: charges the card, and creates what was bought. @throws Fault 402 for a declined card */
export async function paySession(ledger: Ledger, session: Session, card: TypedCard): Promise<Session> {
  if (session.status !== 'open') throw invalid(`This checkout session is ${session.status}.`);
  if (session.amount_total === 0) {
    // Nothing is charged today; the card is for the months that follow.
    const { id } = await createPaymentMethod(ledger, card);
    await completeSession(ledger, session, null, id);
    return session;
  }
  const intent = await intentOf(ledger, session);
  const method = await createPaymentMethod(ledger, card);
  const outcome = await charge(ledger, intent, method);
  if (outcome.kind === 'succeeded') await completeSession(ledger, session, intent);
  refuseDeclined(outcome, intent);
  return session;
}

async function intentOf(ledger: Ledger, session: Session): Promise<PaymentIntent> {
  if (session.payment_intent !== null) return ledger.get('payment_intent', session.payment_intent);
  const { amount_total: amount, currency, customer, metadata } = session;
  const keepCard = session.mode === 'subscription';
  const intent = await createPayment(ledger, {
    amount,
    currency,
    customer,
    metadata,
    keepCard,
    parent: session.id,
  });
  session.payment_intent = intent.id;
  await ledger.save(session);
  return intent;
}

/** Creates what a session sells, once it is paid. */
export async function completeSession(
  ledger: Ledger,
  session: Session,
  paidBy: PaymentIntent | null,
  method: string | null = paidBy?.payment_method ?? null,
): Promise<void> {
  session.status = 'complete';
  session.payment_status = paidBy ? 'paid' : 'no_payment_required';
  session.url = null;
  await ledger.save(session, { dueAt: null });
  if (session.mode === 'subscription') {
    const { price, subscriptionMetadata: metadata } = saleOf(session);
    const [named] = session.discounts;
    const { coupon, promotion_code } = named ?? {};
    const subscription = await createSubscription(ledger, {
      customer: session.customer,
      price: await ledger.get('price', price),
      discount: await discountIn(
        ledger,
        [{ coupon: coupon ?? undefined, promotion_code: promotion_code ?? undefined }].filter(
          () => named !== undefined,
        ),
      ),
      metadata,
      defaultMethod: method,
      isPaidLater: false,
      keepCard: true,
      paidBy,
    });
    session.subscription = subscription.id;
    session.invoice = subscription.latest_invoice;
    await ledger.save(session);
  }
  await ledger.emit('checkout.session.completed', session, session.customer);
}

export async function expireSession(ledger: Ledger, session: Session): Promise<Session> {
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    );
  session.status = 'expired';
  session.url = null;
  await ledger.save(session, { dueAt: null });
  if (session.payment_intent !== null)
    await cancelPayment(ledger, await ledger.get('payment_intent', session.payment_intent));
  await ledger.emit('checkout.session.expired', session, session.customer);
  return session;
}
