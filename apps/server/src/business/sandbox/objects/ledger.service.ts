import type { Sql } from '../../../platform/db/database.ts';
import { missing } from './faults.rules.ts';
import type * as stripe from './objects.rules.ts';
import {
  type ListQuery,
  type ObjectRow,
  selectObjects,
  selectOptionalObject,
  saveObject,
} from '../sandbox.queries.ts';

interface Kinds {
  readonly customer: stripe.Customer;
  readonly payment_method: stripe.PaymentMethod;
  readonly payment_intent: stripe.PaymentIntent;
  readonly setup_intent: stripe.SetupIntent;
  readonly charge: stripe.Charge;
  readonly refund: stripe.Refund;
  readonly dispute: stripe.Dispute;
  readonly product: stripe.Product;
  readonly price: stripe.Price;
  readonly coupon: stripe.Coupon;
  readonly promotion_code: stripe.PromotionCode;
  readonly subscription: stripe.Subscription;
  readonly invoice: stripe.Invoice;
  readonly 'checkout.session': stripe.Session;
  readonly customer_balance_transaction: stripe.BalanceTransaction;
  readonly 'test_helpers.test_clock': stripe.TestClock;
  readonly event: stripe.Event;
}
export type Kind = keyof Kinds;
export type ObjectOf<K extends Kind> = Kinds[K];

const prefixes: Readonly<Record<Kind, string>> = {
  customer: 'cus',
  payment_method: 'pm',
  payment_intent: 'pi',
  setup_intent: 'seti',
  charge: 'ch',
  refund: 're',
  dispute: 'dp',
  product: 'prod',
  price: 'price',
  coupon: 'coupon',
  promotion_code: 'promo',
  subscription: 'sub',
  invoice: 'in',
  'checkout.session': 'cs_test',
  customer_balance_transaction: 'cbtxn',
  'test_helpers.test_clock': 'clock',
  event: 'evt',
};

/** Where an object belongs, beyond what it contains. */
export interface ObjectLinks {
  readonly customer?: string | null;
  readonly parent?: string | null;
  readonly dueAt?: number | null;
}

export interface LedgerDeps {
  readonly tx: Sql;
  /** Seconds. */
  readonly now: number;
  /** Random letters and digits. */
  readonly random: () => string;
  /** A keyed hash: the same for the same traits, without revealing them. */
  readonly fingerprintOf: (traits: string) => string;
  /** Called with each event as it is made. */
  readonly emitted: (tx: Sql, event: stripe.Event) => Promise<void>;
}

/** Everything that the gateway holds, in one transaction. */
export class Ledger {
  readonly #deps: LedgerDeps;
  readonly #places = new Map<string, Required<ObjectLinks> & { readonly clock: string | null }>();
  /** Each object once, however often it is requested. */
  readonly #objects = new Map<string, stripe.StripeObject>();
  /** The instant being simulated, while a clock is advancing. */
  #at: number | null = null;

  constructor(deps: LedgerDeps) {
    this.#deps = deps;
  }

  get tx(): Sql {
    return this.#deps.tx;
  }

  newId(kind: Kind | 'subscription_item' | 'line_item'): string {
    const prefix = kind === 'subscription_item' ? 'si' : kind === 'line_item' ? 'il' : prefixes[kind];
    return `${prefix}_${this.#deps.random()}`;
  }

  secretOf(id: string): string {
    return `${id}_secret_${this.#deps.random()}`;
  }

  fingerprintOf(traits: string): string {
    return this.#deps.fingerprintOf(traits);
  }

  /** Seconds, by the customer's own clock if they have one, or by the latest event brought forward for them. */
  async timeOf(customerId: string | null): Promise<number> {
    if (this.#at !== null) return this.#at;
    const customer = customerId === null ? null : await this.find('customer', customerId);
    if (!customer?.test_clock) return Math.max(this.#deps.now, Number(customer?.metadata[livedUntil] ?? 0));
    return (await this.get('test_helpers.test_clock', customer.test_clock)).frozen_time;
  }

  /** Does work as of an instant. */
  async at<T>(seconds: number, work: () => Promise<T>): Promise<T> {
    this.#at = seconds;
    try {
      return await work();
    } finally {
      this.#at = null;
    }
  }

  async find<K extends Kind>(kind: K, id: string): Promise<ObjectOf<K> | null> {
    const known = this.#objects.get(id);
    if (known) return known.object === kind ? (known as ObjectOf<K>) : null;
    const row = await selectOptionalObject(this.tx, id);
    return row?.data.object === kind ? this.#read<K>(row) : null;
  }

  /** @throws Fault 404 */
  async get<K extends Kind>(kind: K, id: string): Promise<ObjectOf<K>> {
    const found = await this.find(kind, id);
    if (!found) throw missing(kind, id);
    return found;
  }

  async list<K extends Kind>(kind: K, by: Partial<Omit<ListQuery, 'kind'>>): Promise<ObjectOf<K>[]> {
    const rows = await selectObjects(this.tx, { kind, limit: 100, ...by });
    return rows.map((row) => this.#read<K>(row));
  }

  /** Records an object that was read, and where it belongs, so that saving keeps that. */
  read(row: ObjectRow): stripe.StripeObject {
    const { customer, parent, dueAt, clock } = row;
    const known = this.#objects.get(row.data.id);
    if (known) return known;
    this.#objects.set(row.data.id, row.data);
    this.#places.set(row.data.id, { customer, parent, dueAt, clock });
    return row.data;
  }

  #read<K extends Kind>(row: ObjectRow): ObjectOf<K> {
    return this.read(row) as ObjectOf<K>;
  }

  parentOf({ id }: stripe.StripeObject): string | null {
    return this.#places.get(id)?.parent ?? null;
  }

  /** Saves an object. Where it belongs stays unchanged unless given. */
  async save(object: stripe.StripeObject, changes: ObjectLinks = {}): Promise<void> {
    const known = this.#places.get(object.id);
    const customer = changes.customer ?? known?.customer ?? null;
    const clock = known?.clock ?? (await this.#clockOf(customer));
    const before = { customer, parent: null, dueAt: null, ...known, clock };
    const place = { ...before, ...changes, customer, clock };
    this.#places.set(object.id, place);
    this.#objects.set(object.id, object);
    await saveObject(this.tx, { ...place, data: object });
  }

  async #clockOf(customer: string | null): Promise<string | null> {
    return customer === null ? null : ((await this.find('customer', customer))?.test_clock ?? null);
  }

  async emit(type: string, object: stripe.StripeObject, customer: string | null): Promise<void> {
    const created = await this.timeOf(customer);
    const event: stripe.Event = {
      id: this.newId('event'),
      object: 'event',
      created,
      livemode: false,
      api_version: apiVersion,
      type,
      data: { object: structuredClone(object) },
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
    };
    await this.save(event, { customer });
    await this.#deps.emitted(this.tx, event);
  }
}

/** A customer's metadata key for the time in seconds of the event brought forward. */
export const livedUntil = 'sandbox_lived_until';

/** The SDK version that this server supports. */
const apiVersion = '2026-10-28.endive';
