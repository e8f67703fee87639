import type { Refusal } from '../cards/cards.rules.ts';

/**
 * Objects in Stripe's format, with the fields that Rounds reads or the SDK expects. Amounts in cents, times in seconds.
 */
export interface StripeObject {
  readonly id: string;
  readonly object: string;
  readonly created: number;
  /** Nothing here is live; a refund has no such field. */
  readonly livemode?: false;
}
export type Metadata = Readonly<Record<string, string>>;

export interface Customer extends StripeObject {
  readonly object: 'customer';
  /** Negative: credit for the next invoices. */
  balance: number;
  currency: string | null;
  email: null;
  name: null;
  invoice_settings: { default_payment_method: string | null };
  metadata: Metadata;
  test_clock: string | null;
  deleted?: true;
}

export interface PaymentMethod extends StripeObject {
  readonly object: 'payment_method';
  readonly type: 'card' | 'link' | 'cashapp' | 'affirm' | 'klarna' | 'us_bank_account';
  readonly card?: {
    readonly wallet?: { readonly type: 'apple_pay' | 'google_pay' };
    readonly brand: string;
    readonly last4: string;
    readonly fingerprint: string;
    readonly funding: 'credit';
  };
  customer: string | null;
  metadata: Metadata;
}

type IntentError = Refusal & { readonly type: 'card_error'; readonly payment_method: PaymentMethod };
interface NextAction {
  readonly type: 'use_stripe_sdk';
}

interface Intent extends StripeObject {
  readonly client_secret: string;
  customer: string | null;
  payment_method: string | null;
  next_action: NextAction | null;
  cancellation_reason: string | null;
  metadata: Metadata;
}

export interface PaymentIntent extends Intent {
  readonly object: 'payment_intent';
  amount: number;
  amount_received: number;
  readonly currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  latest_charge: string | null;
  last_payment_error: IntentError | null;
  canceled_at: number | null;
  readonly setup_future_usage: 'off_session' | null;
  readonly description: string | null;
}

export interface SetupIntent extends Intent {
  readonly object: 'setup_intent';
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  last_setup_error: IntentError | null;
  readonly usage: 'off_session';
}

export interface Charge extends StripeObject {
  readonly object: 'charge';
  readonly amount: number;
  amount_refunded: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly payment_intent: string;
  readonly payment_method: string;
  readonly payment_method_details: {
    readonly type: PaymentMethod['type'];
    readonly card?: { brand: string; last4: string; fingerprint: string };
  };
  readonly status: 'succeeded' | 'failed';
  readonly paid: boolean;
  readonly failure_code: string | null;
  refunded: boolean;
  disputed: boolean;
  readonly metadata: Metadata;
}

export interface Refund extends StripeObject {
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly reason: string | null;
  readonly status: 'succeeded';
  readonly metadata: Metadata;
}

export interface Dispute extends StripeObject {
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly reason: 'fraudulent';
  status: 'needs_response' | 'won' | 'lost';
  readonly metadata: Metadata;
}

export interface Product extends StripeObject {
  readonly object: 'product';
  readonly name: string;
  readonly active: boolean;
  readonly metadata: Metadata;
}

export interface Price extends StripeObject {
  readonly object: 'price';
  readonly active: boolean;
  readonly currency: string;
  readonly lookup_key: string | null;
  readonly metadata: Metadata;
  readonly nickname: string | null;
  readonly product: string;
  readonly recurring: { readonly interval: 'month' | 'year'; readonly interval_count: number } | null;
  readonly type: 'recurring' | 'one_time';
  readonly unit_amount: number;
}

export interface Coupon extends StripeObject {
  readonly object: 'coupon';
  readonly amount_off: number | null;
  readonly percent_off: number | null;
  readonly currency: string | null;
  readonly duration: 'once' | 'forever';
  readonly max_redemptions: number | null;
  readonly name: string | null;
  times_redeemed: number;
  valid: boolean;
  readonly metadata: Metadata;
}

export interface PromotionCode extends StripeObject {
  readonly object: 'promotion_code';
  readonly active: boolean;
  readonly code: string;
  readonly promotion: { readonly type: 'coupon'; readonly coupon: string };
  readonly max_redemptions: number | null;
  times_redeemed: number;
  readonly metadata: Metadata;
}

interface List<T> {
  readonly object: 'list';
  readonly data: T[];
  readonly has_more: boolean;
  readonly url: string;
}
export const listOf = <T>(url: string, data: T[], has_more = false): List<T> => ({
  object: 'list',
  data,
  has_more,
  url,
});

export interface Subscription extends StripeObject {
  readonly object: 'subscription';
  readonly customer: string;
  readonly currency: string;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled';
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  default_payment_method: string | null;
  latest_invoice: string | null;
  readonly items: List<SubscriptionItem>;
  discounts: string[];
  metadata: Metadata;
  readonly trial_start: number | null;
  readonly trial_end: number | null;
  readonly start_date: number;
  readonly billing_cycle_anchor: number;
  readonly collection_method: 'charge_automatically';
  readonly test_clock: string | null;
}

interface SubscriptionItem {
  readonly id: string;
  readonly object: 'subscription_item';
  readonly created: number;
  readonly subscription: string;
  readonly quantity: 1;
  readonly metadata: Metadata;
  price: Price;
  current_period_start: number;
  current_period_end: number;
}

export interface InvoiceLine {
  readonly id: string;
  readonly object: 'line_item';
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly quantity: 1;
}

export interface Invoice extends StripeObject {
  readonly object: 'invoice';
  readonly customer: string;
  readonly currency: string;
  readonly number: string;
  readonly billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly collection_method: 'charge_automatically';
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  readonly lines: List<InvoiceLine>;
  readonly subtotal: number;
  readonly total: number;
  readonly total_discount_amounts: { readonly amount: number; readonly discount: string }[];
  readonly starting_balance: number;
  readonly ending_balance: number;
  readonly amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  next_payment_attempt: number | null;
  readonly period_start: number;
  readonly period_end: number;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: { readonly subscription: string; readonly metadata: Metadata };
  };
  readonly payments: List<{
    readonly object: 'invoice_payment';
    readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string };
  }>;
  readonly status_transitions: { readonly finalized_at: number; paid_at: number | null };
  readonly metadata: Metadata;
}

export interface Session extends StripeObject {
  readonly object: 'checkout.session';
  readonly mode: 'subscription' | 'payment';
  readonly ui_mode: 'hosted_page';
  readonly customer: string;
  readonly currency: string;
  readonly amount_subtotal: number;
  readonly amount_total: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  payment_intent: string | null;
  subscription: string | null;
  invoice: string | null;
  readonly discounts: { readonly coupon: string | null; readonly promotion_code: string | null }[];
  readonly expires_at: number;
  readonly success_url: string;
  readonly cancel_url: string | null;
  url: string | null;
  readonly metadata: Metadata;
}

export interface BalanceTransaction extends StripeObject {
  readonly object: 'customer_balance_transaction';
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  readonly description: string | null;
  readonly ending_balance: number;
  readonly type: 'adjustment' | 'applied_to_invoice' | 'unapplied_from_invoice';
  readonly metadata: Metadata;
}

export interface TestClock extends StripeObject {
  readonly object: 'test_helpers.test_clock';
  frozen_time: number;
  readonly name: string | null;
  readonly status: 'ready';
}

export interface Event extends StripeObject {
  readonly object: 'event';
  readonly api_version: string;
  readonly type: string;
  readonly data: { readonly object: StripeObject };
  readonly pending_webhooks: number;
  readonly request: { readonly id: null; readonly idempotency_key: null };
}
