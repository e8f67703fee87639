import type * as stripe from './objects.rules.ts';

/** Neither set nor known. */
const none = (names: string) => Object.fromEntries(names.split(/\s+/).map((name) => [name, null]));

const nowhere = none('city country line1 line2 postal_code state');
const nobody = { address: nowhere, ...none('email name phone tax_id') };
const untaxed = (names: string) => ({ enabled: false, liability: null, ...none(names) });
const ourselves = { type: 'self' };
const byCard = ['card'];

/** By kind of object, with the fields of it they depend on. */
const others = {
  customer: () => ({
    ...none('address default_source description discount invoice_prefix phone shipping'),
    delinquent: false,
    next_invoice_sequence: 1,
    preferred_locales: [],
    tax_exempt: 'none',
  }),
  payment_method: () => ({
    ...none('customer_account'),
    allow_redisplay: 'unspecified',
    billing_details: nobody,
  }),
  payment_intent: () => ({
    ...none(`application application_fee_amount customer_account excluded_payment_method_types managed_payments
      on_behalf_of payment_method_configuration_details processing receipt_email review shipping source
      statement_descriptor statement_descriptor_suffix transfer_data transfer_group`),
    amount_capturable: 0,
    amount_details: {},
    automatic_payment_methods: { enabled: true },
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    payment_method_options: {},
    payment_method_types: byCard,
  }),
  setup_intent: () => ({
    ...none(`application description excluded_payment_method_types flow_directions latest_attempt mandate on_behalf_of
      payment_method_configuration_details single_use_mandate`),
    automatic_payment_methods: { enabled: true },
    payment_method_options: {},
    payment_method_types: byCard,
  }),
  charge: ({ paid, amount }: stripe.Charge) => ({
    ...none(`application application_fee application_fee_amount balance_transaction calculated_statement_descriptor
      description failure_balance_transaction failure_message on_behalf_of outcome receipt_email receipt_number
      receipt_url refunds review shipping source source_transfer statement_descriptor statement_descriptor_suffix
      transfer_data transfer_group`),
    amount_captured: paid ? amount : 0,
    billing_details: nobody,
    captured: paid,
    fraud_details: {},
  }),
  refund: () => ({
    ...none(`balance_transaction customer customer_account payment_method receipt_number source_transfer_reversal
      transfer_reversal`),
    destination_details: { type: 'card' },
  }),
  dispute: () => ({
    balance_transactions: [],
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    payment_method_details: { type: 'card' },
  }),
  product: ({ created }: stripe.Product) => ({
    ...none(
      'default_price description package_dimensions shippable statement_descriptor tax_code unit_label url',
    ),
    images: [],
    marketing_features: [],
    type: 'service',
    updated: created,
  }),
  price: ({ unit_amount: cents }: stripe.Price) => ({
    ...none('custom_unit_amount tiers_mode transform_quantity'),
    billing_scheme: 'per_unit',
    tax_behavior: 'unspecified',
    unit_amount_decimal: String(cents),
  }),
  coupon: () => none('duration_in_months redeem_by'),
  promotion_code: () => ({
    ...none('customer customer_account expires_at'),
    restrictions: { first_time_transaction: false, ...none('minimum_amount minimum_amount_currency') },
  }),
  'checkout.session': () => ({
    ...none(`adaptive_pricing after_expiration allow_promotion_codes billing_address_collection client_reference_id
      client_secret collected_information consent consent_collection currency_conversion customer_account
      customer_creation customer_details customer_email integration_identifier invoice_creation locale managed_payments
      origin_context payment_link payment_method_collection payment_method_configuration_details permissions
      recovered_from saved_payment_method_options setup_intent shipping_address_collection shipping_cost submit_type
      total_details wallet_options`),
    automatic_tax: untaxed('provider status'),
    custom_fields: [],
    custom_text: none('after_submit shipping_address submit terms_of_service_acceptance'),
    payment_method_options: {},
    payment_method_types: byCard,
    phone_number_collection: { enabled: false },
    shipping_options: [],
  }),
  subscription: () => ({
    ...none(`application application_fee_percent billing_cycle_anchor_config billing_thresholds customer_account
      days_until_due default_source description managed_payments next_pending_invoice_item_invoice on_behalf_of
      pause_collection payment_settings pending_invoice_item_interval pending_setup_intent pending_update schedule
      transfer_data trial_settings`),
    automatic_tax: untaxed('disabled_reason'),
    billing_mode: { type: 'classic' },
    billing_schedules: [],
    cancellation_details: none('comment feedback reason'),
    default_tax_rates: [],
    invoice_settings: { issuer: ourselves, ...none('account_tax_ids') },
  }),
  subscription_item: () => ({ ...none('billing_thresholds'), discounts: [], tax_rates: [] }),
  invoice: ({ total, subtotal }: stripe.Invoice) => ({
    ...none(`account_country account_name account_tax_ids application automatically_finalizes_at custom_fields
      customer_account customer_address customer_email customer_name customer_phone customer_shipping
      default_payment_method default_source description due_date effective_at footer from_invoice hosted_invoice_url
      invoice_pdf last_finalization_error latest_revision on_behalf_of receipt_number rendering shipping_cost
      shipping_details statement_descriptor subscription test_clock total_pretax_credit_amounts total_taxes
      webhooks_delivered_at`),
    amount_overpaid: 0,
    amount_shipping: 0,
    auto_advance: true,
    automatic_tax: untaxed('disabled_reason provider status'),
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: [],
    issuer: ourselves,
    payment_settings: none('default_mandate payment_method_options payment_method_types'),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    subtotal_excluding_tax: subtotal,
    total_excluding_tax: total,
  }),
  line_item: ({ amount }: stripe.InvoiceLine) => ({
    ...none('invoice parent pretax_credit_amounts pricing quantity_decimal subscription taxes'),
    discount_amounts: [],
    discountable: true,
    discounts: [],
    livemode: false,
    metadata: {},
    subtotal: amount,
  }),
  customer_balance_transaction: () => none('checkout_session credit_note customer_account invoice'),
  'test_helpers.test_clock': ({ created }: stripe.TestClock) => ({
    deletes_after: created + 30 * 24 * 60 * 60,
    status_details: {},
  }),
} as const;

const isKind = (kind: unknown): kind is keyof typeof others =>
  typeof kind === 'string' && Object.hasOwn(others, kind);

/** Adds the rest of Stripe's fields to an object: nothing here reads them, but the SDK declares them. */
export function withOtherFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('object' in value) || !isKind(value.object))
    return value;
  if ('deleted' in value) return value;
  return { ...others[value.object](value as never), ...value };
}
