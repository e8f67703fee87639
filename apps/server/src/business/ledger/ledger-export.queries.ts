import { exportPart } from '../../platform/db/personal-data.ts';

/** What the learner paid, and what was given back to them. */
export const exportLedger = exportPart({
  revenue_transactions: `
    select id, organization_id as "organizationId", transaction_type as "transactionType",
      amount::float8 as amount, currency, payment_intent_id as "paymentIntentId",
      related_entity_type as "relatedEntityType", related_entity_id as "relatedEntityId", status, metadata,
      booked_for as "bookedFor", iso_instant(created_at) as "createdAt"
    from revenue_transactions where user_id = $userId order by id`,
});
